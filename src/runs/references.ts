import type { Block, Screen } from "../documents/generated/screen.ts";
import { member } from "../documents/json.ts";
import type { JourneyBundle } from "../documents/release.ts";
import { referencesOfFlow } from "../engine/index.ts";

/** A document's full reference `journey/id`, read inside a journey, where a bare id is of that journey. */
export function fullReference(reference: string, journey: string): string {
  return reference.includes("/") ? reference : `${journey}/${reference}`;
}

/** The journey of a full reference `journey/id`. */
export function journeyOf(reference: string): string {
  return reference.split("/", 1)[0] ?? reference;
}

/** The other journeys that a journey's flows and screens refer to. */
export function journeysReferredTo(bundle: JourneyBundle): string[] {
  const named = Object.values(bundle.flows).map(referencesOfFlow);
  const forms = Object.values(bundle.screens).flatMap(formsOn);
  const references = [...named.flatMap(({ flows, screens }) => [...flows, ...screens]), ...forms];
  const journeys = references.filter((reference) => reference.includes("/")).map(journeyOf);
  return [...new Set(journeys)];
}

/** The forms on a screen, as it names them. */
export function formsOn({ blocks }: Screen): string[] {
  return allBlocks(blocks).flatMap((block) => formOfBlock(block) ?? []);
}

function allBlocks(blocks: Readonly<Record<string, Block>>): Block[] {
  return Object.values(blocks).flatMap((block) => [block, ...allBlocks(block.children ?? {})]);
}

function formOfBlock(block: Block): string | undefined {
  const form = member(block.props, "form");
  return typeof form === "string" ? form : undefined;
}
