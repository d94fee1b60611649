import type { Tables } from "../../../tools/sandbox/database/tables.ts";
import type { Fault } from "../../../tools/sandbox/faults.ts";
import type { Message } from "../../../tools/sandbox/outbox.ts";
import type { SignInPerson } from "../../../tools/sandbox/people.ts";
import type { SavedState } from "../../../tools/sandbox/saved-state.ts";

/** Rows as JSON: instants are texts, hashes are omitted. */
type Row<Name extends keyof Tables> = { readonly [Column in keyof Tables[Name]]: string };

/** The sandbox from the outside, as its page shows it. */
export interface SandboxConsole {
  /**
   * Puts everything back as it was at first, but for the clock where it would stand shortly before a cut-off: it is then
   * so many minutes ahead of the machine's.
   */
  reset(): Promise<{ readonly ahead: number }>;
  /** Somebody of the seeds, by the start of their email, or by their mobile number or national ID. */
  person(name: string): Promise<SignInPerson>;
  /** Messages to a person's email and numbers, newest first. */
  outbox(person: SignInPerson): Promise<readonly Message[]>;
  /** The digits of the newest code to a person. Throws if none was sent. */
  newestCode(person: SignInPerson): Promise<string>;
  rows<Name extends keyof Tables>(table: Name): Promise<readonly Row<Name>[]>;
  /** Sets the server's clock that much later than it was when the test began. */
  shiftClock(by: { minutes: number }): Promise<void>;
  /** Sets the server's clock that much later than the machine's, whatever it was when the test began. */
  setClock(to: { minutes: number }): Promise<void>;
  /** Everything that it holds, to be put back. */
  state(): Promise<SavedState>;
  restore(state: SavedState): Promise<void>;
  /** Takes the last seat of a courier's slot, as somebody else would. */
  takeSlot(client: string, of: { day: string; slot: string }): Promise<void>;
  /** Puts so many of a device into a country's warehouse. */
  setStock(country: string, device: string, left: number): Promise<void>;
  /** Switches a device's lock against thieves, as its owner does on the device. */
  switchFinder(device: string, of: { isOn: boolean }): Promise<void>;
  /** Moves a request along its life, by one: to the usual status, unless another is named. */
  advance(request: string, status?: string): Promise<void>;
  /** Lets the courier, or the team, do what is next for a request, or fail at it. */
  moveCourier(request: string): Promise<void>;
  /** Makes operations go wrong, in place of those that went wrong before. */
  faults(faults: Readonly<Record<string, Fault>>): Promise<void>;
}

/** An unknown order. */
const UNKNOWN_ORDER_ID = 999_999;

/** A quarter of an hour before a cut-off, a request that is looked over too long gets a warning: 16:00 where clients are. */
const CUT_OFF_ZONES = ["Asia/Singapore", "Australia/Sydney"];

/** How much later it must be so that no test begins shortly before a cut-off; 0 at most times. */
function minutesPastCutOff(now: Date): number {
  const minutes = CUT_OFF_ZONES.map((timeZone) => {
    const [hour = 0, minute = 0] = new Intl.DateTimeFormat("sv-SE", { timeZone, timeStyle: "short" })
      .format(now)
      .split(":")
      .map(Number);
    return hour === 15 && minute >= 45 ? 61 - minute : 0;
  });
  return Math.max(...minutes);
}

/** @param server where the sandbox is, by number. */
export function createSandboxConsole(server: string): SandboxConsole {
  async function ask<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const content = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(`${server}/sandbox/api/${path}`, { method, ...content });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  }

  async function outbox({ email, mobile, otherMobiles }: SignInPerson): Promise<readonly Message[]> {
    const addresses = [email, mobile, ...otherMobiles];
    return (await ask<Message[]>("GET", "outbox")).filter(({ to }) => addresses.includes(to));
  }

  const setClock = (minutes: number) => ask<void>("PUT", "clock", { offsetMs: minutes * 60_000 });
  let ahead = 0;

  return {
    async reset() {
      await ask("POST", "reset");
      ahead = minutesPastCutOff(new Date());
      if (ahead > 0) await setClock(ahead);
      return { ahead };
    },
    async person(name) {
      const people = await ask<SignInPerson[]>("GET", "people");
      const called = people.filter(
        ({ email, mobile, nationalId }) => email.startsWith(name) || [mobile, nationalId].includes(name),
      );
      const [found] = called;
      const other = called.find(({ email }) => email !== found?.email);
      if (found === undefined) throw new Error(`Nobody of the seeds is called ${name}.`);
      if (other !== undefined) throw new Error(`${found.email} and ${other.email} of the seeds are called ${name}.`);
      return found;
    },
    outbox,
    async newestCode(person) {
      const code = (await outbox(person)).find((message) => message.code !== undefined)?.code;
      if (code === undefined) throw new Error(`No code was sent to ${person.fullName}.`);
      return code;
    },
    rows: (table) => ask("GET", `rows/${table}`),
    shiftClock: ({ minutes }) => setClock(ahead + minutes),
    setClock: ({ minutes }) => setClock(minutes),
    state: () => ask("GET", "state"),
    restore: (state) => ask("PUT", "state", state),
    async takeSlot(client, { day, slot }) {
      const { tables, offsetMs } = await ask<SavedState>("GET", "state");
      const seat = { client, place: "courier", day, slot, seat: 1, order: UNKNOWN_ORDER_ID };
      await ask("PUT", "state", { offsetMs, tables: { ...tables, slot_seats: [...(tables.slot_seats ?? []), seat] } });
    },
    setStock: (country, device, left) => ask("PUT", `stock/${country}/${device}`, { left }),
    switchFinder: (device, of) => ask("PUT", `devices/${device}/finder`, of),
    advance: (request, status) =>
      ask("POST", `requests/${request}/advance`, status === undefined ? undefined : { status }),
    moveCourier: (request) => ask("POST", `requests/${request}/courier`),
    faults: (faults) => ask("PUT", "faults", faults),
  };
}
