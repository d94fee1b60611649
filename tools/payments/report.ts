import type { Verdict } from "./judge.ts";
import { FAULT_KINDS, type FaultKind, PAYABLES, type Payable } from "./plans.ts";

/** What came of one payment; `stopped` where its customer could not go on. */
export interface JudgedPlan {
  readonly kind: FaultKind;
  readonly what: Payable;
  readonly verdict: Verdict;
  readonly stopped?: string;
}

/** The results of a run. */
export interface PaymentsReport {
  readonly seed: number;
  readonly seconds: number;
  readonly requests: number;
  readonly notices: number;
  readonly kills: number;
  readonly plans: readonly JudgedPlan[];
  /** Answers that no fault explains. */
  readonly wonders: readonly string[];
}

const HEAD = ["fault", "payments", "captures", "reversals", "paid orders", "twice", "lost", "told wrong"];
const MOST_FINDINGS = 30;

/** The table, its head first: a row for each kind of fault, then for each thing that is paid, then all together. */
export function resultTable({ plans }: PaymentsReport): string[][] {
  const rowOf = (name: string, of: readonly JudgedPlan[]) => (of.length > 0 ? [[name, ...counts(of).map(String)]] : []);
  return [
    HEAD,
    ...FAULT_KINDS.flatMap((kind) =>
      rowOf(
        kind,
        plans.filter((one) => one.kind === kind),
      ),
    ),
    ...PAYABLES.flatMap((what) =>
      rowOf(
        `${what}s`,
        plans.filter((one) => one.what === what),
      ),
    ),
    ...rowOf("all", plans),
  ];
}

function counts(plans: readonly JudgedPlan[]): number[] {
  const sum = (of: (verdict: Verdict) => number) => plans.reduce((total, { verdict }) => total + of(verdict), 0);
  return [
    plans.length,
    sum(({ captures }) => captures),
    sum(({ reversals }) => reversals),
    sum(({ isPaid }) => Number(isPaid)),
    sum(({ twice }) => Number(twice.length > 0)),
    sum(({ lost }) => Number(lost.length > 0)),
    sum(({ toldWrong }) => Number(toldWrong.length > 0)),
  ];
}

/** Everything that went wrong, a line each. */
export function findings({ plans, wonders }: PaymentsReport): readonly string[] {
  const all = plans.flatMap(({ kind, stopped, verdict: { twice, lost, toldWrong } }) =>
    [...(stopped === undefined ? [] : [stopped]), ...twice, ...lost, ...toldWrong].map((what) => `${kind}: ${what}`),
  );
  return [...all, ...unequal(plans), ...wonders];
}

/** What the gateway holds is what the back end has as paid. */
function unequal(plans: readonly JudgedPlan[]): string[] {
  const [, captures = 0, reversals = 0, paid = 0] = counts(plans);
  return captures - reversals === paid
    ? []
    : [`${captures} captures minus ${reversals} reversals, and ${paid} paid orders`];
}

/** The lines around the table: what was run before it, and what was found after it, the verdict last. */
export function reportLines(report: PaymentsReport): { readonly before: string; readonly after: readonly string[] } {
  const { seed, seconds, requests, notices, kills, plans } = report;
  const [payments, , , , twice, lost, toldWrong] = counts(plans);
  const found = findings(report);
  const shown = found.slice(0, MOST_FINDINGS).map((finding) => `  ${finding}`);
  const more = found.length > shown.length ? [`  and ${found.length - shown.length} more`] : [];
  const others = found.length > 0 ? `, findings: ${found.length}` : "";
  return {
    before: `Payments in ${(seconds / 60).toFixed(1)} minutes, seed ${seed}: ${requests} requests, ${notices} notices, ${kills} kills.`,
    after: [
      ...(found.length > 0 ? ["Findings:", ...shown, ...more] : []),
      `${payments} payments, ${twice} twice, ${lost} lost, ${toldWrong} told wrong${others}; ${found.length > 0 ? "failed" : "passed"}`,
    ],
  };
}

/** 0 when nothing was found, 1 otherwise. */
export const toExitCode = (report: PaymentsReport): 0 | 1 => (findings(report).length > 0 ? 1 : 0);
