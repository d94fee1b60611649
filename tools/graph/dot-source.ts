import { drawnWays, lineStyle } from "./drawn-ways.ts";
import { ANY, type FlowPicture, NEXT_STEP, type PictureState } from "./flow-picture.ts";

/** The shape and the filling of each kind of state: dark text on each is far above 7 to 1. */
const SHAPES: Readonly<Record<string, string>> = {
  screen: 'shape=box, style="rounded,filled", fillcolor="#dbeafe"',
  wait: 'shape=box, style="rounded,dashed,filled", fillcolor="#f3f4f6"',
  call: 'shape=component, style=filled, fillcolor="#fef3c7"',
  calls: 'shape=component, style=filled, fillcolor="#fef3c7"',
  choose: 'shape=diamond, style=filled, fillcolor="#ede9fe"',
  flow: 'shape=box, peripheries=2, style=filled, fillcolor="#d1fae5"',
  final: 'shape=oval, peripheries=2, style=filled, fillcolor="#e5e7eb"',
};

/** A flow in the language of Graphviz, with a legend. */
export function dotSource(picture: FlowPicture): string {
  return [
    "digraph flow {",
    'graph [rankdir=TB, fontname="Helvetica", fontsize=12, ranksep=0.45, nodesep=0.3, pad=0.2, newrank=true];',
    'node [fontname="Helvetica", fontsize=12, color="#374151", fontcolor="#111827", margin="0.12,0.06"];',
    'edge [fontname="Helvetica", fontsize=10, arrowsize=0.7];',
    ...bodyOf(picture),
    ...Object.values(picture.unfolded).flatMap((inner, index) => [
      `subgraph cluster_${index} {`,
      `label=${quoted(inner.flow)}; color="#6b7280"; style=rounded;`,
      ...bodyOf(inner),
      "}",
    ]),
    ...unfoldings(picture),
    ...legend,
    "}",
  ].join("\n");
}

function bodyOf(picture: FlowPicture): string[] {
  const drawn = drawnWays(picture);
  const marks = [ANY, NEXT_STEP].filter((mark) => drawn.some(({ from }) => from === `${picture.flow}#${mark}`));
  return [
    ...picture.states.map(stateLine),
    ...stepOrder(picture),
    ...marks.map((mark) => `${quoted(`${picture.flow}#${mark}`)} [label=${quoted(mark)}, shape=hexagon];`),
    ...drawn.map((way) => {
      const { colour, line, width, word } = lineStyle(way);
      const label = [...way.labels, ...(word === "" ? [] : [`(${word})`])].join("\n");
      const head = way.isFailure ? "odot" : "normal";
      return `${quoted(way.from)} -> ${quoted(way.to)} [label=${quoted(label)}, color="${colour}", fontcolor="${colour}", style=${line}, penwidth=${width}, arrowhead=${head}${isOfSteps(way) ? ", constraint=false" : ""}];`;
    }),
  ];
}

/** Ways to and from the next step do not decide where states stand: steps stand below each other, in their order. */
const isOfSteps = ({ from, to }: { readonly from: string; readonly to: string }) =>
  [from, to].some((end) => end.endsWith(`#${NEXT_STEP}`));

function stepOrder({ ways }: FlowPicture): string[] {
  const steps = ways.filter(({ from }) => from.endsWith(`#${NEXT_STEP}`)).map(({ to }) => to);
  return steps
    .slice(1)
    .map((step, index) => `${quoted(steps[index] ?? step)} -> ${quoted(step)} [style=invis, weight=10];`);
}

function stateLine({ id, name, kind, isStart, inner }: PictureState): string {
  const label = [isStart ? `▶ ${name}` : name, kind, ...(inner === undefined ? [] : [inner])].join("\n");
  return `${quoted(id)} [label=${quoted(label)}, ${SHAPES[kind] ?? ""}];`;
}

/** From a state to the start of the flow that runs in it. */
function unfoldings({ states, unfolded }: FlowPicture): string[] {
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
  'node [shape=plaintext, fontsize=10]; legend [label=<<table border="0" cellspacing="2">',
  '<tr><td align="left"><font color="#0b5d3b">── taken by the walk</font></td></tr>',
  '<tr><td align="left"><font color="#8a4b00">- - ○ failure, taken by the walk</font></td></tr>',
  '<tr><td align="left"><font color="#b3001b"><b>━━ never taken (says so)</b></font></td></tr>',
  '<tr><td align="left"><font color="#5f6368">··· out of reach (says so)</font></td></tr>',
  '<tr><td align="left">▶ start; boxes screens, diamonds decisions,</td></tr>',
  '<tr><td align="left">tabs calls, double boxes flows inside, ovals ends</td></tr>',
  "</table>>]; }",
];

const quoted = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n")}"`;
