import type { BlockProps } from "../block-props.ts";
import { Link } from "../link/Link.tsx";
import type { calendarLinkContract } from "./contract.ts";

/** The time for which a browser may read the file, in milliseconds. */
const READ_WITHIN = 60_000;

/** Saves an appointment as a file for the calendar; draws nothing without its instants. */
export function CalendarLink({ text, starts, ends, ...what }: BlockProps<typeof calendarLinkContract>) {
  if (starts === undefined || ends === undefined) return null;
  return <Link text={text} on={{ press: () => void saveAppointment({ ...what, starts, ends }) }} />;
}

interface Appointment extends Pick<BlockProps<typeof calendarLinkContract>, "title" | "place"> {
  readonly starts: string;
  readonly ends: string;
}

async function saveAppointment({ title, starts, ends, place }: Appointment): Promise<void> {
  const { generateIcsCalendar } = await import("ts-ics");
  const event = {
    // The same appointment replaces itself in a calendar.
    uid: `${starts}-${encodeURIComponent(title)}@${location.hostname}`,
    ...{ summary: title, ...(place !== undefined && { location: place }) },
    ...{ stamp: { date: new Date() }, start: { date: new Date(starts) }, end: { date: new Date(ends) } },
  };
  const calendar = generateIcsCalendar({
    version: "2.0",
    prodId: `-//${location.hostname}//portal//EN`,
    events: [event],
  });
  const address = URL.createObjectURL(new Blob([calendar], { type: "text/calendar" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: `${title}.ics` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN);
}
