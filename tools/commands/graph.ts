import { Graphviz } from "@hpcc-js/wasm-graphviz";
import { defineCommand } from "citty";
import { fullName } from "../../src/checker/read/source-document.ts";
import { dotSource } from "../graph/dot-source.ts";
import { buildFlowDiagram, type FlowDiagram, type Walked } from "../graph/flow-diagram.ts";
import { mermaidSource } from "../graph/mermaid-source.ts";
import { measureCoverage } from "../walk/coverage.ts";
import { documentsToWalk } from "../walk/documents-to-walk.ts";
import { walkRepository } from "../walk/walk-repository.ts";

const FORMATS = ["svg", "mermaid", "json"];

/** `portal graph`: a flow as a diagram, its transitions coloured by the walk. */
export const command = defineCommand({
  meta: { name: "graph", description: "Draws a flow for a document: exit 0 drawn, 2 could not run" },
  args: {
    flow: { type: "positional", required: true, description: "The flow: its id, or journey/id" },
    client: { type: "string", description: "As it is walked for this client only" },
    programme: { type: "string", description: "As it is walked for this programme only" },
    format: { type: "string", default: "svg", description: `How: ${FORMATS.join(", ")}` },
    json: { type: "boolean", description: "The same as --format json" },
    unfold: { type: "boolean", description: "Draw the flows inside too" },
    walk: {
      type: "boolean",
      default: true,
      description: "Walk it, to colour the taken transitions",
      negativeDescription: "Do not walk it",
    },
  },
  async run({ args }) {
    const format = args.json ? "json" : args.format;
    if (!FORMATS.includes(format))
      throw new Error(`there is no format "${format}"; formats are: ${FORMATS.join(", ")}`);
    const context = documentsToWalk();
    const named = context.index.of("flow").filter((flow) => [flow.id, fullName(flow)].includes(args.flow));
    const [flow] = named;
    if (flow === undefined || named.length > 1) throw new Error(unclear(args.flow, named.map(fullName)));
    const choice = { client: args.client, programme: args.programme, flow: fullName(flow) };
    const results = args.walk ? await walkRepository(context, choice, () => {}) : [];
    const [coverage] = measureCoverage(context, results);
    const taken = new Set(results.flatMap((result) => result.taken));
    const walkedAs = (transitionId: string): Walked => {
      if (taken.has(transitionId)) return "taken";
      if (coverage === undefined || !transitionId.startsWith(`${coverage.flow}#`)) return "not walked";
      return Object.hasOwn(coverage.unreachable, transitionId) ? "out of reach" : "untaken";
    };
    process.stdout.write(await written(buildFlowDiagram(context, flow, walkedAs, args.unfold === true), format));
  },
});

const unclear = (name: string, found: readonly string[]) =>
  found.length === 0 ? `There is no flow "${name}".` : `"${name}" may mean ${found.join(" or ")}; write one of these.`;

async function written(diagram: FlowDiagram, format: string): Promise<string> {
  if (format === "json") return `${JSON.stringify(diagram, null, 2)}\n`;
  if (format === "mermaid") return mermaidSource(diagram);
  const graphviz = await Graphviz.load();
  return graphviz.layout(dotSource(diagram), "svg", "dot");
}
