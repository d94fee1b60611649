import type { Random } from "../random.ts";
import { pagePath } from "../read-view.ts";
import type { SoakRoutes } from "../routes.ts";
import { settle } from "../settle.ts";
import type { SoakedClient } from "../user-simulator.ts";
import type { Goal } from "./goals.ts";
import type { KeyedCalls } from "./keyed-calls.ts";
import type { Killed } from "./kills.ts";
import type { KeyedCall } from "./ledger.ts";
import type { Visitor, VisitorParts } from "./visitor.ts";

/** The shared input of all journeys on one server. */
export interface JourneyParts extends VisitorParts {
  readonly clients: readonly SoakedClient[];
  readonly routes: SoakRoutes;
  readonly goals: readonly Goal[];
  /** The incident of a request that a customer may have raised before, by the name of the plan. */
  readonly incidents: ReadonlyMap<string, string>;
  /** The journey that every customer pursues first; one by chance when absent. */
  readonly goal?: string;
  readonly keyed: KeyedCalls;
  /** All operations, and the share of the steps that are killed, from 0 to 1. */
  readonly operations: readonly string[];
  readonly kills: number;
  killServer(): Promise<void>;
}

/** A running walk. */
export interface Walk {
  readonly of: JourneyParts;
  readonly random: Random;
  readonly visitor: Visitor;
  readonly goals: Goal[];
  readonly findings: string[];
  readonly kills: DoneKill[];
  /** The journeys that were reached as goals. */
  readonly reached: Set<string>;
  /** How often the goal's address was opened. */
  visits: number;
  /** The step after which the customer gives the goal up. */
  until: number;
  /** The goal's address has just been opened. */
  isArriving: boolean;
  /** The address led to the journey; a customer who leaves it gives the goal up. */
  isReached: boolean;
  steps: number;
  tabs: number;
}

/** A completed kill. */
export type DoneKill = Omit<Killed, "page">;

/**
 * Reads the page at rest; returns the confirmations on view for the first time, `undefined` when it is stuck. A page of
 * another origin confirms nothing.
 */
export async function observePage({ of, visitor, findings }: Walk): Promise<KeyedCall[] | undefined> {
  const { ledger, page } = visitor;
  const isOutside = () => !page.url().startsWith(visitor.client.origin);
  const rest = isOutside() ? undefined : await settle(page, visitor.requests(page));
  // A page can leave for another origin while it settles.
  if (rest === undefined || isOutside()) {
    ledger.trace.push(`page ${visitor.pageNumber(page)} is at ${page.url()}`);
    return [];
  }
  const text = await page.evaluate(() => document.body.innerText).catch(() => "");
  const isOurs = of.routes.journeyAt(pagePath(page)) !== pagePath(page);
  if (rest.stuck !== undefined && isOurs) {
    findings.push(`stuck at ${pagePath(page)} "${rest.view.heading}": ${rest.stuck}`);
    return undefined;
  }
  ledger.trace.push(`page ${visitor.pageNumber(page)} shows ${pagePath(page)} "${rest.view.heading}"`);
  const refused = await page.evaluate(refusedFieldsInPage).catch(() => []);
  if (refused.length > 0) ledger.trace.push(`  refuses ${refused.join(", ")}`);
  const shown = ledger.see(text, visitor.pageNumber(page));
  for (const { key } of shown) ledger.trace.push(`  shown: ${key}`);
  const isTheEnd = ({ call, standing = "", praise }: KeyedCall) =>
    of.keyed.confirmedCalls.has(call) || of.keyed.lastStates.has(standing) || praise !== undefined;
  return shown.filter(isTheEnd);
}

/** Runs in the page: the ids of the fields whose answers are refused, with the answers. */
const refusedFieldsInPage = (): string[] =>
  [...document.querySelectorAll("[aria-invalid=true]")].map(
    (field) => `${field.id} "${"value" in field ? field.value : ""}"`,
  );
