/** The place of a run: `journey/id#state` of its active flow, or `ended`. */
export type Standing = string;

/** One step of a run, as a page reports it. */
export interface WatchedStep {
  readonly run: string;
  readonly flow: string;
  readonly cause: { readonly kind: string; readonly name?: string; readonly state?: string };
  /** The call that was answered or failed. */
  readonly asked?: { readonly call: string; readonly key?: string };
  readonly failure?: string;
  readonly result?: unknown;
  readonly standing: Standing;
  /** Pending keyed calls. */
  readonly pending: readonly { readonly call: string; readonly key: string }[];
  /** The key of the notice on view. */
  readonly notice?: string;
}

/** The result of one keyed call, as the customer's pages saw it. */
export interface KeyedCall {
  readonly key: string;
  readonly run: string;
  readonly journey: string;
  readonly call: string;
  /** The places of the run until the call was sent. */
  readonly before: ReadonlySet<Standing>;
  /** `done`, or the failure, for each reply to the run. */
  readonly outcomes: string[];
  /** The notice of the last failure. */
  notice?: string | undefined;
  /** The numbers in the result that a customer may read. */
  numbers: readonly string[];
  /** The place of the run after the call was done, and the page. */
  standing?: Standing;
  page?: number;
  /** The notice after the call was done. */
  praise?: string | undefined;
  /** A page at rest showed it. */
  isShown: boolean;
}

/** A run, its current place and its page. */
interface KnownRun {
  readonly flow: string;
  standing: Standing;
  page: number;
  /** All places so far. */
  readonly places: ReadonlySet<Standing>;
}

/** The reports of one customer's pages: the sent keyed calls, and the confirmations on view. */
export class Ledger {
  readonly calls = new Map<string, KeyedCall>();
  readonly runs = new Map<string, KnownRun>();
  readonly trace: string[] = [];
  /** Whether a run of a page took a step since this was last set to false; runs of the frame do not count. */
  hasMoved = false;
  /** Whether the last notice asks the customer to come back later. */
  isAskedToWait = false;
  /** Calls that were pending in a page when it was left, or in a tab when it was killed. */
  readonly #withoutReply = new Set<KeyedCall>();
  /** Calls whose result was not seen before the session ended on its page. */
  readonly #interrupted = new Set<KeyedCall>();

  /** Takes a step of a run in a page. */
  take(step: WatchedStep, page: number): void {
    const { run, flow, cause, asked, failure, standing, pending, notice } = step;
    this.#follow(step, page);
    const places = this.#placesWith(step);
    this.runs.set(run, { flow, standing, page, places });
    if (cause.kind === "start" || cause.kind === "resume") this.#takeNotice(flow, notice);
    this.#takeUnreported(step, page);
    for (const { key, call } of pending) this.#call(key, step, call, places);
    const answered = asked?.key === undefined ? undefined : this.#call(asked.key, step, asked.call, places);
    if (answered !== undefined && cause.kind === "done") {
      answered.outcomes.push("done");
      Object.assign(answered, { standing, page, numbers: numbersIn(step.result), praise: notice });
    } else if (answered !== undefined) {
      answered.outcomes.push(failure ?? cause.kind);
      answered.notice = notice;
    }
    if (cause.name === SESSION_ENDED) this.#interrupt(page);
    if (flow.startsWith(FRAME)) return;
    this.hasMoved = true;
    this.isAskedToWait = notice !== undefined && ASKS_TO_WAIT.has(notice);
    if (cause.kind !== "system") this.#trace(step, page);
  }

  #placesWith({ run, standing }: WatchedStep): ReadonlySet<Standing> {
    return new Set([...(this.runs.get(run)?.places ?? []), standing]);
  }

  #trace({ flow, cause, asked, failure, standing, notice }: WatchedStep, page: number): void {
    const what = [cause.kind, cause.name, asked?.call, asked?.key, failure].filter(Boolean).join(" ");
    const says = notice === undefined ? "" : `, says ${notice}`;
    this.trace.push(`  page ${page}: ${flow} ${what} -> ${standing}${says}`);
  }

  /**
   * A call that is done leads where its run goes by itself, as when another call of the same state is done last. A
   * customer who presses something there has seen it.
   */
  #follow({ run, cause, standing }: WatchedStep, page: number): void {
    const before = this.runs.get(run);
    for (const call of this.calls.values()) {
      const isThere = call.run === run && call.standing !== undefined && call.standing === before?.standing;
      if (!isThere || call.isShown) continue;
      if (cause.kind !== "screen") Object.assign(call, { standing, page });
      else if (before?.page === page) call.isShown = true;
    }
  }

  /** The tab was killed: nobody knows whether the customer still saw what was done. */
  tabKilled(page: number): void {
    for (const call of this.calls.values()) {
      if (call.page === page && !call.isShown && call.outcomes.at(-1) === "done") call.outcomes.push("killed");
    }
    this.pageLeft(page);
  }

  /** The customer opened another address: what is still under way there is told to its run when that is resumed. */
  pageLeft(page: number): void {
    for (const call of this.calls.values())
      if (call.outcomes.length === 0 && this.runs.get(call.run)?.page === page) this.#withoutReply.add(call);
  }

  #interrupt(page: number): void {
    for (const call of this.calls.values())
      if (call.page === page && !call.isShown && call.outcomes.at(-1) === "done") this.#interrupted.add(call);
  }

  /**
   * The customer signed out, which deletes their runs: after a page was left, a killed tab or an ended session, none is
   * left to show a result.
   */
  signedOut(): void {
    for (const call of this.#withoutReply) if (call.outcomes.length === 0) call.outcomes.push("signed out");
    for (const call of this.#interrupted) if (!call.isShown) call.outcomes.push("signed out");
    this.#withoutReply.clear();
    this.#interrupted.clear();
  }

  /** A run that begins or resumes with such a notice follows a reload: the results of the calls before stay unknown. */
  #takeNotice(flow: string, notice = ""): void {
    if (!UNKNOWN_OUTCOME.test(notice)) return;
    for (const call of this.calls.values()) {
      if (this.runs.get(call.run)?.flow !== flow || call.outcomes.length > 0) continue;
      call.outcomes.push("unknown");
      call.notice = notice;
    }
  }

  /** A run that resumes further on had the reply: the page that took it was closed before its report arrived. */
  #takeUnreported({ run, cause, standing, pending, notice }: WatchedStep, page: number): void {
    if (cause.kind !== "resume" || notice !== undefined) return;
    for (const call of this.calls.values()) {
      const isOpen = call.run === run && call.outcomes.length === 0 && !pending.some(({ key }) => key === call.key);
      if (!isOpen || call.before.has(standing)) continue;
      call.outcomes.push("done");
      Object.assign(call, { standing, page });
    }
  }

  /** Takes the view of a page at rest, and returns the calls whose confirmation it shows for the first time. */
  see(text: string, page: number): KeyedCall[] {
    const shown = [...this.calls.values()].filter(
      (call) => !call.isShown && call.outcomes.includes("done") && this.#isOnView(call, text, page),
    );
    for (const call of shown) call.isShown = true;
    return shown;
  }

  /** With a number in the result, the page shows it; without one, the run is in the place that the reply led to. */
  #isOnView({ run, standing, numbers, page: donePage }: KeyedCall, text: string, page: number): boolean {
    if (numbers.some((number) => text.includes(number))) return true;
    const known = this.runs.get(run);
    const isThere = known?.page === page && known.standing === standing;
    return numbers.length === 0 && (isThere || donePage === page);
  }

  #call(key: string, { run, flow }: WatchedStep, call: string, before: ReadonlySet<Standing>): KeyedCall {
    const known = this.calls.get(key);
    if (known !== undefined) return known;
    const journey = flow.split("/")[0] ?? flow;
    const made: KeyedCall = { key, run, journey, call, before, outcomes: [], numbers: [], isShown: false };
    this.calls.set(key, made);
    return made;
  }
}

/** The keys of notices that a result is unknown. */
const UNKNOWN_OUTCOME = /\.(?:unknown-outcome|not-confirmed)$/;

/** The keys of notices that a limit is reached for now. */
const ASKS_TO_WAIT: ReadonlySet<string> = new Set(["errors.too-soon", "errors.too-soon-later"]);

/** What runs of the frame are told when the session is over. */
const SESSION_ENDED = "session.expired";

/** Flows of the frame around the page. */
const FRAME = "shell/";

/** The pattern of a number for customers: letters, then digits. */
const NUMBER = /^[A-Z]{2,4}-?\d{5,}$/;

function numbersIn(value: unknown): string[] {
  if (typeof value === "string") return NUMBER.test(value) ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
