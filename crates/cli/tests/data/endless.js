term("endless", 1, "never known", (p) => { for (;;) {} });
