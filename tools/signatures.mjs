import { checkSignatures } from "./run/package-signatures.mjs";

/** Says whether the registry signed the installed packages: exit 0 it did, 1 not all, 2 this was not checked. */
const { code, line } = await checkSignatures();
console.log(line);
process.exitCode = code;
