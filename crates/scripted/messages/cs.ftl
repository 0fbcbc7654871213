# Vlastní hra česky: názvy a věty podle toho, co překládají.
title = Vlastní hra
about = Hra, kterou napíšete jako skript.
option-text = Skript
option-text-about = JavaScript s funkcemi start, moves, play a outcome.
preset-own = členy skriptu; jen výsledek, nemá-li žádné
preset-result = jen výsledek
sample-nim = Nim: kdo vezme poslední, vyhrává
sample-connect-four = Connect Four na 7 sloupcích a 6 řadách
sample-kalah = Kalaha se šesti důlky a čtyřmi semeny v každém
sample-pig = Pig: hra s kostkou, házet, nebo zůstat
sample-hexapawn = Hexapawn na desce 3x3
sample-misere = Piškvorky, v nichž tři v řadě prohrávají
