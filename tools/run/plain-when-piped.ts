/** No colours where nobody looks: for citty, which colours whatever it writes. Import it before citty. */
if (!process.stdout.isTTY) process.env.NO_COLOR ??= "1";
