import { type Card, type CardLine, type CardRow, flowCards, rowText } from "./flow-cards.ts";
import type { DiagramState, FlowDiagram } from "./flow-diagram.ts";
import { lineStyle } from "./line-style.ts";

/** The filling and the border of each kind of state: dark text on each is far above 7 to 1. */
const KINDS: Readonly<Record<string, { readonly fill: string; readonly style: string }>> = {
  screen: { fill: "#dbeafe", style: "rounded" },
  wait: { fill: "#f3f4f6", style: "rounded" },
  call: { fill: "#fef3c7", style: "" },
  calls: { fill: "#fef3c7", style: "" },
  choose: { fill: "#ede9fe", style: "" },
  flow: { fill: "#d1fae5", style: "" },
  final: { fill: "#e5e7eb", style: "rounded" },
};
const ANY_KIND = { fill: "#ffffff", style: "rounded" };

/** A flow in the language of Graphviz, with a legend. Unfolded inner flows are drawn in their own frames. */
export function dotSource(diagram: FlowDiagram): string {
  return [
    "digraph flow {",
    'graph [rankdir=TB, fontname="Helvetica", fontsize=12, ranksep=0.3, nodesep=0.15, pad=0.2, newrank=true];',
    'node [fontname="Helvetica", fontsize=12, fontcolor="#111827", shape=plaintext, margin=0, width=0, height=0];',
    'edge [fontname="Helvetica", fontsize=10, arrowsize=0.7];',
    ...diagramBody(diagram),
    ...Object.values(diagram.unfolded).flatMap((inner, index) => [
      `subgraph cluster_${index} {`,
      `label=${quoted(inner.flow)}; color="#6b7280"; style=rounded;`,
      ...diagramBody(inner),
      "}",
    ]),
    ...unfoldings(diagram),
    ...legend,
    "}",
  ].join("\n");
}

function diagramBody(diagram: FlowDiagram): string[] {
  const { cards, lines, below } = flowCards(diagram);
  return [
    ...cards.map(cardSource),
    ...lines.map(lineSource),
    ...below.map(([above, id]) => `${quoted(above)} -> ${quoted(id)} [style=invis];`),
  ];
}

function lineSource(line: CardLine): string {
  const { colour, line: style, width, word } = lineStyle(line);
  const labels = line.isOfSteps ? line.labels.map((label) => `step ${label}`) : line.labels;
  const label = [...labels, ...(word === "" ? [] : [`(${word})`])].map((one) => ` ${one}`).join("\n");
  const head = line.isFailure ? "odot" : "normal";
  const weight = line.isOfSteps ? ", weight=10" : "";
  return `${quoted(line.from)} -> ${quoted(line.to)} [label=${quoted(label)}, color="${colour}", fontcolor="${colour}", style=${style}, penwidth=${width}, arrowhead=${head}${weight}];`;
}

/** A box with the state's name and kind, then its transitions; failures are listed separately below them. */
function cardSource({ state, rows }: Card): string {
  const { fill, style } = KINDS[state.kind] ?? ANY_KIND;
  const cells = rows.map(
    (row) => `<tr><td align="left"${row.isFailure ? ' bgcolor="#fff7ed"' : ""}>${rowSource(row)}</td></tr>`,
  );
  const table = `<table border="${state.isStart ? 2 : 1}" cellborder="0" cellspacing="0" cellpadding="3" color="#374151"${style === "" ? "" : ` style="${style}"`} bgcolor="${fill}">`;
  const head = `<tr><td>${stateTitle(state)}</td></tr>`;
  return `${quoted(state.id)} [label=<${table}${head}${cells.join("")}</table>>];`;
}

function stateTitle({ name, kind, isStart, inner }: DiagramState): string {
  const title = `<b>${escaped(isStart ? `▶ ${name}` : name)}</b>`;
  if (kind === "any") return title;
  return `${title}  <font point-size="10">${escaped([kind, ...(inner === undefined ? [] : [inner])].join(" "))}</font>`;
}

/** The width at which a row is wrapped. */
const ROW_WIDTH = 44;

function rowSource(row: CardRow): string {
  const { colour } = lineStyle(row);
  const lines: string[] = [];
  for (const word of `${row.isFailure ? "○ " : ""}${rowText(row)}`.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= ROW_WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  const text = lines.map(escaped).join('<br align="left"/>');
  return `<font point-size="10" color="${colour}">${text}<br align="left"/></font>`;
}

/** From a state to the start of the flow that runs in it. */
function unfoldings({ states, unfolded }: FlowDiagram): string[] {
  return states.flatMap(({ id, inner }) => {
    const start = inner === undefined ? undefined : unfolded[inner]?.states.find(({ isStart }) => isStart);
    return start === undefined
      ? []
      : [`${quoted(id)} -> ${quoted(start.id)} [style=dotted, arrowhead=none, color="#6b7280"];`];
  });
}

const legend = [
  "subgraph cluster_legend {",
  'label="Legend"; fontsize=11; color="#9ca3af"; style=rounded;',
  'legend [fontsize=10, label=<<table border="0" cellspacing="2">',
  '<tr><td align="left"><font color="#0b5d3b">── taken by the walk</font></td></tr>',
  '<tr><td align="left"><font color="#8a4b00">- - ○ failure, taken by the walk</font></td></tr>',
  '<tr><td align="left"><font color="#b3001b"><b>━━ never taken (says so)</b></font></td></tr>',
  '<tr><td align="left"><font color="#5f6368">··· out of reach (says so)</font></td></tr>',
  '<tr><td align="left">▶ start; ▸ leads to the state of that name</td></tr>',
  "</table>>]; }",
];

const quoted = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
