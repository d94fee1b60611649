import { defineCommand } from "citty";
import { client } from "../new/kinds/client.ts";
import { country } from "../new/kinds/country.ts";
import { form } from "../new/kinds/form.ts";
import { language } from "../new/kinds/language.ts";
import { programme } from "../new/kinds/programme.ts";
import { screen } from "../new/kinds/screen.ts";
import { newCommand } from "../new/new-command.ts";

const kinds = { client, programme, country, language, screen, form };

/** `portal new`: writes a document with only what differs from what it inherits, and says what is left to do. */
export const command = defineCommand({
  meta: {
    name: "new",
    description: "Writes a client, programme, country, language, screen or form; asks what is missing",
  },
  subCommands: Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, newCommand(name, kind)])),
});

/** What a newcomer would ask. */
export const examples = Object.values(kinds).flatMap((kind) => kind.examples);
