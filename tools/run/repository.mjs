import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this repository. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
