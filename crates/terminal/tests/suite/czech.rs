//! Games in Czech: every word of the conversation, moves in Czech letters, counts in their plurals.

use crate::chess::settings;
use session::{At, Language, Options};
use terminal::{Conversation, Explain, Level, PlaySettings, Seat, TimeControl, converse};

/// Everything the program says to these lines in Czech.
fn talk(game: &str, change: impl FnOnce(&mut PlaySettings), lines: &str) -> String {
    let game = games::find(game).unwrap();
    let bench = game.open(&Options::default()).unwrap().speaking(Language::Czech);
    let mut settings = PlaySettings { game: bench.title(), ..settings(game.name, Seat::Both) };
    change(&mut settings);
    let mut session = Conversation::new(bench.as_ref(), settings, session::StopFlag::default()).unwrap();
    let mut output = Vec::new();
    converse(&mut session, &mut lines.as_bytes(), &mut output).unwrap();
    String::from_utf8(output).unwrap()
}

fn from(position: &str) -> impl FnOnce(&mut PlaySettings) + '_ {
    move |settings| settings.at = At { position: Some(position.into()), moves: Vec::new() }
}

#[track_caller]
fn check(said: &str, expected: &[&str]) {
    for words in expected {
        assert!(said.contains(words), "'{words}' is missing:\n{said}");
    }
}

#[test]
fn a_game_of_chess_is_played_in_czech() {
    let said = talk("chess", |_| (), "pomoc\ne4\nd5\nexd5\ntahy\nkonec\n");
    check(
        &said,
        &["Šachy. Hrajete za obě strany.\nNapište tah nebo příkaz: rada, zpět,", "Bílý> ", "Černý> "],
    );
    check(
        &said,
        &["  zpět         vzít zpět", "  ulož SOUBOR  zapsat partii", "Dxd5", "Jc6", "Na shledanou.\n"],
    );
    for english in ["Nc6", "Qxd5", "White", "Type", "take back"] {
        assert!(!said.contains(english), "{english}: {said}");
    }
}

#[test]
fn moves_are_read_in_letters_of_both_languages() {
    let said = talk("chess", |_| (), "Jf3\nNf6\nJc3\nNc6\ntahy\npartie\n");
    assert!(!said.contains("nejde hrát"), "{said}");
    check(&said, &["Jg5", "Vb1", "1. Nf3 Nf6 2. Nc3 Nc6"]);
}

#[test]
fn pieces_on_a_plain_board_have_the_letters_of_moves() {
    check(&talk("chess", |_| (), ""), &["1  V  J  S  D  K  S  J  V\n", "8  v  j  s  d  k  s  j  v\n"]);
}

#[test]
fn promotions_are_asked_for_and_chosen_in_czech() {
    let said = talk("chess", from("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a7a8\nD\nkonec\n");
    check(&said, &["Který z tahů? ", "a8=D", "Černý má šach.\n"]);
}

#[test]
fn refusals_name_the_text_and_what_was_expected() {
    check(
        &talk("chess", |_| (), "Ke3\n"),
        &[
            "tah „Ke3“ tu nejde hrát: očekává se přípustný tah jako Jf3, e2e4 nebo e2 e4 (příkazy vypíše „pomoc“)\n",
        ],
    );
    check(&talk("chess", |_| (), "pozice xx\n"), &["pozici „xx“ nelze přečíst: očekává se zápis FEN\n"]);
    check(&talk("chess", |_| (), "úroveň 12\n"), &["nesprávná úroveň „12“: očekává se 1 až 9\n"]);
    check(
        &talk("chess", |_| (), "strana modrá\n"),
        &["neznámá strana „modrá“: očekává se bílý, černý, obě, nebo nikdo\n"],
    );
    check(
        &talk("chess", |_| (), "zpět\nulož\nnačti\npozice\n"),
        &["Není co vzít zpět.\n", "kam uložit?", "odkud načíst?", "jakou pozici?"],
    );
    let forced = "W:W18,32:B1,15";
    check(
        &talk("draughts", from(forced), "32-28\n"),
        &["Bílý musí brát: 18x11.\n", "očekává se přípustný tah: 18x11; brát je povinné"],
    );
}

#[test]
fn sides_have_names_in_both_languages() {
    let said = talk("chess", |_| (), "strana bílý\nstrana black\nlevel 1\nstrana bily\nstrana obe\n");
    check(
        &said,
        &["Vaše strana: bílý, strana počítače: černý.\n", "Vaše strana: černý, strana počítače: bílý.\n"],
    );
    check(&said, &["Hrajete za obě strany.\n", "Úroveň 1.\n"]);
    check(
        &talk("mnk", |_| (), "úroveň 1\nstrana nikdo\n"),
        &["Počítač hraje za obě strany.\n", "Partie skončila: "],
    );
}

#[test]
fn counts_have_czech_plurals() {
    let file = std::env::temp_dir().join(format!("plywood-czech-{}.pgn", std::process::id()));
    let file = file.display();
    let said = talk(
        "chess",
        |_| (),
        &format!("e4\nulož {file}\ne5\nulož {file}\nJf3\nJc6\nSb5\nulož {file}\nnačti {file}\n"),
    );
    check(&said, &["Uložen 1 tah do", "Uloženy 2 tahy do", "Uloženo 5 tahů do", "Načteno 5 tahů ze"]);
    std::fs::remove_file(file.to_string()).unwrap();
}

#[test]
fn the_computer_explains_itself_in_czech() {
    let explain = |settings: &mut PlaySettings| {
        settings.explain = Explain::Yes;
        settings.human = Seat::Min;
    };
    let said = talk("chess", explain, "rada\n");
    check(&said, &["Tahy a jejich hodnoty v hloubce 2:\n", "Bílý táhne ", "Zkuste "]);
    assert!(["má výhodu", "vyrovnaná pozice"].iter().any(|words| said.contains(words)), "{said}");
    for line in said.lines().filter(|line| line.starts_with("  ") && line.contains("má výhodu")) {
        assert!(!line.contains('.'), "a decimal point: {line}");
    }
}

#[test]
fn ends_are_told_in_czech() {
    let mate = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";
    check(
        &talk("chess", from(mate), "Va8\ne4\n"),
        &["Partie skončila: bílý vyhraje: mat.\n", "Napište „zpět“, „nová“ nebo „konec“."],
    );
    check(&talk("chess", |_| (), "vzdávám\n"), &["Partie skončila: bílý se vzdává, černý vyhrává.\n"]);
    check(&talk("chess", |_| (), "remíza\n"), &["Partie skončila: remíza dohodou.\n"]);
    let clock = |settings: &mut PlaySettings| settings.clock = "5m".parse::<TimeControl>().ok();
    // White's clock runs while the machine writes
    check(&talk("chess", clock, ""), &["[bílý ", ", černý 5:00] Bílý> "]);
}

#[test]
fn games_without_words_of_their_own_speak_czech_too() {
    check(&talk("mnk", |_| (), "vysvětluj\n4\n"), &["Piškvorky 5x5 k4. ", "Počítač před svým tahem", "O> "]);
    check(&talk("explicit", |_| (), ""), &["MAX> ", "V pozici "]);
    check(
        &talk("pacman", |settings| settings.human = Seat::Max, ""),
        &["Vaše strana: Pac-Man, strana počítače: duchové."],
    );
}

#[test]
fn english_refusals_are_those_of_the_session() {
    for (game, position, wrong) in [("chess", None, "Ke3"), ("draughts", Some("xx"), ""), ("mnk", None, "99")]
    {
        let bench = games::find(game).unwrap().open(&Options::default()).unwrap();
        let at = At {
            position: position.map(String::from),
            moves: wrong.split_whitespace().map(String::from).collect(),
        };
        let error = bench.begin(&at).err().expect("it is wrong");
        assert_eq!(bench.refusal(&error), error.to_string());
    }
}

#[test]
fn a_capture_of_several_men_says_how_many() {
    let said = talk(
        "draughts",
        |settings| {
            from("W:WK10,K14:BK1")(settings);
            settings.human = Seat::Max;
            settings.level = Level::new(1).unwrap();
        },
        "10-6\nkonec\n",
    );
    check(&said, &["Červený táhne 1x17 a bere kameny: 2."]);
}
