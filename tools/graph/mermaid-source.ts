import { drawnWays, lineStyle } from "./drawn-ways.ts";
import { ANY, type FlowPicture, NEXT_STEP, type PictureState } from "./flow-picture.ts";

/** A flow as a Mermaid flowchart; flows inside stand in boxes of their own where they are unfolded. */
export function mermaidSource(picture: FlowPicture): string {
  const inner = Object.values(picture.unfolded);
  const states = [picture, ...inner].flatMap((one) => [...one.states.map(({ id }) => id), ...marksOf(one)]);
  const ids = new Map(states.map((state, index) => [state, `s${index}`]));
  const boxes = inner.flatMap((one) => [`  subgraph ${boxName(one)}["${one.flow}"]`, ...linesOf(one, ids), "  end"]);
  const drawn = [picture, ...inner].flatMap(drawnWays);
  const styles = drawn.map((way, index) => {
    const { colour, width } = lineStyle(way);
    return `  linkStyle ${index} stroke:${colour},stroke-width:${width}px`;
  });
  return `${["flowchart TD", ...linesOf(picture, ids), ...boxes, ...styles].join("\n")}\n`;
}

const boxName = ({ flow }: FlowPicture) => flow.replaceAll(/[^a-z]/g, "_");

const marksOf = ({ flow }: FlowPicture) => [ANY, NEXT_STEP].map((mark) => `${flow}#${mark}`);

function linesOf(picture: FlowPicture, ids: ReadonlyMap<string, string>): string[] {
  const drawn = drawnWays(picture);
  const marks = marksOf(picture).filter((mark) => drawn.some(({ from }) => from === mark));
  return [
    ...picture.states.map((state) => `  ${ids.get(state.id)}${shapeOf(state)}`),
    ...marks.map((mark) => `  ${ids.get(mark)}{{"${mark.slice(mark.indexOf("#") + 1)}"}}`),
    ...drawn.map((way) => {
      const { line, word } = lineStyle(way);
      const label = [...way.labels, ...(word === "" ? [] : [`(${word})`])].join(" / ");
      return `  ${ids.get(way.from)} ${line === "solid" ? "-->" : "-.->"}|"${label}"| ${ids.get(way.to)}`;
    }),
  ];
}

function shapeOf({ name, kind, isStart, inner }: PictureState): string {
  const label = `"${[isStart ? `▶ ${name}` : name, kind, ...(inner === undefined ? [] : [inner])].join("<br>")}"`;
  switch (kind) {
    case "choose":
      return `{${label}}`;
    case "final":
      return `([${label}])`;
    case "call":
    case "calls":
      return `[/${label}/]`;
    case "flow":
      return `[[${label}]]`;
    default:
      return `(${label})`;
  }
}
