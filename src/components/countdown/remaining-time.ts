/** Seconds as minutes and seconds of two digits each: 299 gives "04:59"; from an hour on with hours: "01:04:59". */
export function minutesAndSeconds(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  return (hours > 0 ? [hours, ...parts] : parts).map((part) => String(part).padStart(2, "0")).join(":");
}

const moments = [10, 30];

/**
 * The last passed moment at which a screen reader announces the time: each full minute, 30 and 10 seconds; undefined
 * before the first.
 */
export function announcedSeconds(seconds: number): number | undefined {
  const moment = moments.find((at) => seconds <= at);
  if (moment !== undefined) return moment;
  return Math.ceil(seconds / 60) * 60;
}
