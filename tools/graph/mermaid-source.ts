import { type Card, type CardLine, type FlowCards, flowCards, rowText } from "./flow-cards.ts";
import type { FlowDiagram } from "./flow-diagram.ts";
import { lineStyle } from "./line-style.ts";

/** A flow as a Mermaid flowchart; unfolded inner flows are drawn in their own boxes. */
export function mermaidSource(diagram: FlowDiagram): string {
  const inner = Object.values(diagram.unfolded).map((one) => ({ flow: one.flow, drawn: flowCards(one) }));
  const own = flowCards(diagram);
  const all = [own, ...inner.map(({ drawn }) => drawn)];
  const ids = new Map(all.flatMap(({ cards }) => cards).map(({ state }, index) => [state.id, `s${index}`]));
  const boxes = inner.flatMap(({ flow, drawn }) => [
    `  subgraph ${flow.replaceAll(/[^a-z]/g, "_")}["${flow}"]`,
    ...diagramBody(drawn, ids),
    "  end",
  ]);
  const lines = all.flatMap(({ lines: own, below }) => [...own, ...below.map(() => undefined)]);
  const styles = lines.flatMap((line, index) => (line === undefined ? [] : [linkStyle(line, index)]));
  return `${["flowchart TD", ...diagramBody(own, ids), ...boxes, ...styles].join("\n")}\n`;
}

function linkStyle(line: CardLine, index: number): string {
  const { colour, width } = lineStyle(line);
  return `  linkStyle ${index} stroke:${colour},stroke-width:${width}px`;
}

function diagramBody({ cards, lines, below }: FlowCards, ids: ReadonlyMap<string, string>): string[] {
  return [
    ...cards.map((card) => `  ${ids.get(card.state.id)}${nodeShape(card)}`),
    ...lines.map((line) => {
      const { line: style, word } = lineStyle(line);
      const labels = line.isOfSteps ? line.labels.map((label) => `step ${label}`) : line.labels;
      const label = [...labels, ...(word === "" ? [] : [`(${word})`])].join(" / ");
      return `  ${ids.get(line.from)} ${style === "solid" ? "-->" : "-.->"}|"${label}"| ${ids.get(line.to)}`;
    }),
    ...below.map(([above, id]) => `  ${ids.get(above)} ~~~ ${ids.get(id)}`),
  ];
}

function nodeShape({ state: { name, kind, isStart, inner }, rows }: Card): string {
  const title = `<b>${isStart ? `▶ ${name}` : name}</b>`;
  const kinds = kind === "any" ? [] : [[kind, ...(inner === undefined ? [] : [inner])].join(" ")];
  const rowTexts = rows.map((row) => `<small>${row.isFailure ? "○ " : ""}${rowText(row)}</small>`);
  const label = `"${[title, ...kinds, ...rowTexts].join("<br>")}"`;
  switch (kind) {
    case "choose":
      return `[\\${label}/]`;
    case "final":
      return `([${label}])`;
    case "call":
    case "calls":
      return `[/${label}/]`;
    case "flow":
      return `[[${label}]]`;
    case "any":
      return `{{${label}}}`;
    default:
      return `(${label})`;
  }
}
