import { defineCommand } from "citty";
import { allKinds } from "../new/all-kinds.ts";
import { newCommand } from "../new/new-command.ts";

/** `portal new`: writes a document with only what differs from what it inherits, and says what is left to do. */
export const command = defineCommand({
  meta: {
    name: "new",
    description: "Writes a client, programme, country, language, screen or form; asks what is missing",
  },
  subCommands: Object.fromEntries(Object.entries(allKinds).map(([name, kind]) => [name, newCommand(name, kind)])),
});

/** What a newcomer would ask. */
export const examples = Object.values(allKinds).flatMap((kind) => kind.examples);
