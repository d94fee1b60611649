import type { Operator } from "./operator.ts";
import { changingTexts } from "./operators/changing-texts.ts";
import { comparing } from "./operators/comparing.ts";
import { counting } from "./operators/counting.ts";
import { deciding } from "./operators/deciding.ts";
import { identifiers } from "./operators/identifiers.ts";
import { instants } from "./operators/instants.ts";
import { lists } from "./operators/lists.ts";
import { reading } from "./operators/reading.ts";
import { rounding } from "./operators/rounding.ts";
import { texts } from "./operators/texts.ts";

/** The operators by purpose, in the order in which a reader learns them. */
export const operatorGroups: Readonly<Record<string, readonly Operator[]>> = {
  "Reading and making values": reading,
  Comparing: comparing,
  Deciding: deciding,
  "Numbers and money": [...counting, ...rounding],
  "Instants and days": instants,
  Texts: [...texts, ...changingTexts, ...identifiers],
  "Working through a list": lists,
};

/** Every operator by its name. The list is closed. */
export const operators: ReadonlyMap<string, Operator> = new Map(
  Object.values(operatorGroups).flatMap((group) => group.map((operator) => [operator.name, operator])),
);
