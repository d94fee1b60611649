import { frameOfBlock } from "../../src/checker/uses/external-frames.ts";
import { nameInJourney } from "../../src/checker/uses/references.ts";
import type { Block } from "../../src/documents/generated/screen.ts";
import { arrayElements, member, objectEntries } from "../../src/documents/json.ts";
import { substituteFor } from "../../src/engine/index.ts";
import type { FlowAsKnown } from "./known-flow.ts";
import { memberAmong } from "./member-among.ts";
import { distinct, type Possible } from "./possible.ts";
import { type Known, knownTruth, possibleValues, withBound } from "./possible-values.ts";
import type { WalkedFlow } from "./walked-flow.ts";
import { withDerivedValues } from "./with-derived-values.ts";

/** An event that a control can send, with its possible data. */
export interface PossibleSending {
  /** The possible values of a member of the event. */
  value(key: string): Possible;
}

/** The variants of an event that the screen of a state may send; `undefined` when they are unknown. */
export function possibleSendings(
  walked: WalkedFlow,
  flow: FlowAsKnown,
  state: unknown,
  event: string,
): readonly PossibleSending[] | undefined {
  const screen = member(state, "screen");
  if (typeof screen !== "string") return member(state, "wait") === undefined ? [] : undefined;
  const owners = { client: walked.portal.client, programme: walked.portal.programmes[walked.programme ?? ""] };
  const found = walked.screen(substituteFor("screens", nameInJourney(screen, flow.document), owners));
  return found && sentBy(walked, found.screen.blocks, event, withDerivedValues(flow.known(), found.screen.derived));
}

function sentBy(
  walked: WalkedFlow,
  blocks: Readonly<Record<string, Block>> | undefined,
  event: string,
  known: Known,
): PossibleSending[] {
  return Object.values(blocks ?? {}).flatMap((block) => {
    if (knownTruth(block.visibleWhen, known) === false) return [];
    const rows = block.each && possibleValues(block.each.in, known);
    if (rows?.every((list) => arrayElements(list).length === 0)) return [];
    const own = block.each ? withBound(known, block.each.as, rows && distinct(rows.flatMap(arrayElements))) : known;
    return [...blockSendings(walked, block, event, own), ...sentBy(walked, block.children, event, own)];
  });
}

const anything: PossibleSending = { value: () => undefined };

function blockSendings(walked: WalkedFlow, block: Block, event: string, known: Known): PossibleSending[] {
  const asks = ["schema", "form"].some((prop) => member(block.props, prop) !== undefined);
  const isAsking = asks || frameOfBlock(walked.checkContext, block) !== undefined;
  const contract = walked.checkContext.component(block.component);
  const declared = objectEntries(block.on).flatMap(([name, sent]): PossibleSending[] => {
    if (member(sent, "send") !== event) return [];
    const values = member(sent, "with");
    const given = contract?.events?.[name]?.with;
    const among = (key: string) => memberAmong(member(given, key), block.props);
    return isAsking ? [anything] : [{ value: (key) => among(key) ?? possibleWith(member(values, key), known) }];
  });
  const automatic = Object.entries(contract?.events ?? {}).flatMap(([, { sends }]) =>
    sends === event ? [anything] : [],
  );
  return [...declared, ...automatic];
}

const possibleWith = (rule: unknown, known: Known): Possible =>
  rule === undefined ? [undefined] : possibleValues(rule, known);
