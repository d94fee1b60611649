import { client } from "./kinds/client.ts";
import { country } from "./kinds/country.ts";
import { form } from "./kinds/form.ts";
import { language } from "./kinds/language.ts";
import { programme } from "./kinds/programme.ts";
import { screen } from "./kinds/screen.ts";
import type { NewKind } from "./plan.ts";

/** Every kind of document that `portal new` writes, by its name on the command line. */
export const allKinds: Readonly<Record<string, NewKind>> = { client, programme, country, language, screen, form };
