/** A suspected attack; without personal data. */
export interface Alarm {
  readonly what: "lock" | "sends refused";
  readonly client: string;
  readonly kind: string;
  /** A hash of the limited subject, keyed with the database's secret. */
  readonly hash: string;
  readonly until: Date;
}

/** The most alarms that are held in memory. */
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
