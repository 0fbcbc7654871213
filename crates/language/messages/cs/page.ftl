## Strom na vlastní stránce: ostatní slova má její prohlížeč
page-no-script = Strom kreslí skript, který je zde vypnut.
