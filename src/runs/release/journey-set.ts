import { buildFlowSource, collectSecrets, collectSubstitutes } from "../../documents/flow-source.ts";
import type { JourneyBundle, Release } from "../../documents/release.ts";
import type { Flow } from "../../engine/generated/flow.ts";
import { compileFlows, type FlowSet } from "../../engine/index.ts";
import type { JourneyDocs } from "../portal.ts";
import type { Programmes } from "../session/programmes.ts";
import type { KnownContract } from "./known-contract.ts";

/** Journeys that belong together, compiled for runs and for views. */
export interface JourneySet {
  readonly flows: FlowSet;
  /** The flows' documents by `journey/id`. */
  readonly flowDocs: Readonly<Record<string, Flow>>;
  readonly docs: JourneyDocs;
}

/**
 * Compiles journeys for running; the same bundles are compiled once, and again when another programme with substitutes
 * or secret fields was loaded.
 */
export function createJourneyCompiler(
  release: Pick<Release, "client">,
  contract: KnownContract,
  { all }: Pick<Programmes, "all">,
) {
  const compiled = new Map<string, JourneySet>();

  return function compile(bundles: ReadonlyMap<string, JourneyBundle>): JourneySet {
    for (const bundle of bundles.values()) contract.learn(bundle);
    const { calls, operations, types } = contract;
    const around = { client: release.client, calls, operations, types, programmes: all() };
    const known = [collectSubstitutes(around), collectSecrets(bundles.values(), around)];
    const key = `${[...bundles.keys()].sort().join(" ")} ${JSON.stringify(known)}`;
    const before = compiled.get(key);
    if (before !== undefined) return before;
    const source = buildFlowSource(bundles.values(), around);
    const docs = { screens: source.screenDocs, forms: source.formDocs, frames: source.frameDocs };
    const set = { flows: compileFlows(source), flowDocs: source.flows, docs };
    compiled.set(key, set);
    return set;
  };
}
