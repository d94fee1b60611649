/** The codes of ISO 4217 that the browser knows. */
export function currencies(): readonly string[] {
  return Intl.supportedValuesOf("currency");
}

/** Whether a text is a currency of ISO 4217, such as `SGD`. */
export const isCurrency = (text: string): boolean => currencies().includes(text);

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a time of day, from `00:00` to `23:59`. */
export const isTimeOfDay = (text: string): boolean => TIME_OF_DAY.test(text);

/** Whether a text names a time zone of the IANA database, such as `Etc/UTC`. */
export function isTimeZone(text: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return /^[A-Z]/.test(text);
  } catch {
    return false;
  }
}
