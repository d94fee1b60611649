import {
  type ArgumentContract,
  type Example,
  type Operator,
  operatorGroups,
  refusedOperators,
  ruleBounds,
  type ValueType,
} from "../../src/engine/index.ts";

const PATH = "docs/operators.md";

const written = (count: number) => count.toLocaleString("en-US");

const intro = `# Operators

What a rule can do. Generated from the contracts in \`src/engine/rules/operators\` by \`npm run generate\`; change the contract.
Each example is a test.

A rule is a literal (text, number, \`true\`, \`false\`), a list of rules, or an object whose single key is an operator:
\`{ "<": [{ "var": "data.tries" }, 5] }\`. An operator with one argument needs no list around it.

- **Absent** is one thing: a missing value, \`null\`, a number that is not finite. Where an argument may not be absent, there is
  no result; a comparison is false. An absent value in \`with\` or \`object\` leaves its name out.
- **Only \`true\` is true.** \`and\`, \`or\`, \`!\`, \`if\` and guards take no other value for it.
- **Paths** name a root and what is inside it: \`data.order.status\`, \`data.list.0\`. A key from data stands in brackets, also
  inside others: \`programme.delivery.methods[programme.requests.types[data.incident].delivery].slots\`. Data that is such a key
  says so where it is declared: \`"keyOf": "programme.requests.types"\`.
- **An instant** is a text in ISO 8601 with its offset, **a day** one such as \`2026-11-21\`. Days are counted in the programme's
  zone, else the client's (\`region.timeZone\`). The clock is \`now\`.
- **Money** is \`{ "amount": 990, "currency": "SGD" }\`: minor units, and an ISO 4217 code. Two currencies never mix.
- **Named rules** are under \`rules\` of a rules file, which flows list, or of a programme: \`{ "in": ["fee"], "is": …, "tests": [{ "given": …, "expect": … }] }\`.
  They read their inputs and nothing else. A programme's goes before a file's of the same name.
- **Bounds**: ${written(ruleBounds.depth)} deep, ${written(ruleBounds.parts)} parts, ${ruleBounds.pathSteps} steps of a path; \
${written(ruleBounds.steps)} steps of evaluation, results of ${written(ruleBounds.members)} members. What goes beyond has no value.
`;

/** Intended differences; src/engine/rules/json-logic-wrong-data.test.ts checks that json-logic-js agrees otherwise. */
const different = `## Other than in JSON Logic

Given what was expected, an operator of both gives what json-logic-js gives. Given what nobody expected, it never throws:

| operators | in a rule | in JSON Logic |
| --- | --- | --- |
| \`<\` \`<=\` \`>\` \`>=\` | only values of one type have an order, else \`false\` | texts become numbers, \`null\` becomes 0: \`null < 15\` |
| \`===\` \`!==\` | an absent value is the same as nothing, not even as another; a list or an object is the same as nothing, except money of one amount and currency | \`null\` is \`null\`; a list or an object is the same as itself |
| \`+\` \`-\` \`*\` \`/\` \`min\` \`max\` | made of quantities only, else absent | texts are read as numbers: \`"3" + 1\` is 4 |
| \`and\` \`or\` \`!\` \`if\` | only \`true\` is true, and they give \`true\` or \`false\` | any text, number but 0, or list that holds something is true, and is given |
| \`+\` \`-\` \`*\` \`/\` | decimals have no binary tail, beyond 15 digits: 0.1 and 0.2 make 0.3 | 0.30000000000000004 |
| \`min\` \`max\` | one list is looked into | a list is no number |
| \`all\` | true of nothing: of an empty list, and of one that is absent | false of an empty list |
| \`merge\` | lists only, and an absent one has no elements; absent when there is anything else | what is no list becomes an element |
| \`in\` | a text is looked for in a text, any value in a list, else \`false\` | values become texts |
`;

/** docs/operators.md: every operator for a person: path → text. */
export function operatorsReferenceFile(): [string, string] {
  const groups = Object.entries(operatorGroups).map(
    ([title, operators]) => `## ${title}\n\n${operators.map(section).join("\n")}`,
  );
  return [PATH, [intro, ...groups, different, refused()].join("\n")];
}

function section(operator: Operator): string {
  const { name, summary, result, examples } = operator;
  return [
    `### \`${name}\``,
    `${summary} Gives ${types(result)}.`,
    `\`\`\`json\n${syntax(operator)}\n\`\`\``,
    operator.arguments.map((one) => argumentLine(one)).join("\n"),
    ["| rule | with | gives |", "| --- | --- | --- |", ...examples.map(exampleRow)].join("\n"),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

/** The notation of an operator, with the names of its arguments. */
function syntax(operator: Operator): string {
  const { name, arity } = operator;
  const names = operator.arguments.map((one) => one.name);
  switch (operator.shape) {
    case "path":
      return `{ "${name}": path }`;
    case "members":
      return `{ "${name}": { name: rule, … } }`;
    case "each":
      return `{ "${name}": { ${names.map((one) => `"${one}": …`).join(", ")} } }`;
    case "match":
      return `{ "${name}": [value, { text: rule, … }, otherwise] }`;
    case "named":
      return `{ "${name}": [name, input, …] }`;
    case "listed":
      return `{ "${name}": [${names.join(", ")}${arity.max > names.length ? ", …" : ""}] }`;
  }
}

function argumentLine({ name, summary, type, isLiteral }: ArgumentContract): string {
  return `- \`${name}\` (${types(type)}): ${summary}${isLiteral === true ? " Written out, not computed." : ""}`;
}

function types(names: readonly ValueType[]): string {
  const words = names.map((name) => (name === "any" ? "any value" : name));
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${words.at(-1)}` : (words[0] ?? "");
}

function exampleRow({ rule, scope, result }: Example): string {
  const cells = [json(rule), scope === undefined ? "" : json(scope), result === undefined ? "absent" : json(result)];
  return `| ${cells.join(" | ")} |`;
}

const json = (value: unknown) => `\`${spaced(JSON.stringify(value, undefined, 1)).replaceAll("|", "\\|")}\``;

/** One line, with spaces where a person would put them. */
const spaced = (text: string) => text.replaceAll(/\n */g, " ").replaceAll("[ ", "[").replaceAll(" ]", "]");

function refused(): string {
  const rows = [...refusedOperators].map(([name, hint]) => `| \`${name}\` | ${hint} |`);
  return `## Refused\n\nOperators of JSON Logic that a rule may not use.\n\n| operator | instead |\n| --- | --- |\n${rows.join("\n")}\n`;
}
