/** Turns colours off when the output is not a terminal: citty colours all of its output. Import this before citty. */
if (!process.stdout.isTTY) process.env.NO_COLOR ??= "1";
