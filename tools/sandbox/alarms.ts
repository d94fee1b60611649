/** Something that looks like an attack; without personal data. */
export interface Alarm {
  readonly what: "lock" | "sends refused";
  readonly client: string;
  readonly kind: string;
  /** Of whom or what is limited, keyed with the database's secret. */
  readonly hash: string;
  readonly until: Date;
}

/** More than this many are not kept in mind. */
const MOST_KNOWN = 10_000;

/** Writes each alarm once into the log, however many requests run into the same lock. */
export function createAlarms(log: (message: string, detail: unknown) => void): (alarm: Alarm) => void {
  const known = new Set<string>();
  return (alarm) => {
    const key = `${alarm.hash} ${alarm.until.toISOString()}`;
    if (known.has(key)) return;
    if (known.size >= MOST_KNOWN) known.clear();
    known.add(key);
    log("alarm", { ...alarm, until: alarm.until.toISOString() });
  };
}
