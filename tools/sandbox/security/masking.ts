/** Replaces the hidden part of an email, whatever its length; the mark is that of a mobile number. */
const HIDDEN = "***";
const SHOWN_DIGITS = 4;

/** An email with the first and last character of its local part (spec 1, section 9); of a short one, less. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = "", ...others] = [...email.slice(0, at)];
  if (others.length === 0) return `${HIDDEN}${email.slice(at)}`;
  return `${first}${HIDDEN}${others.length > 1 ? others.at(-1) : ""}${email.slice(at)}`;
}

/** An email that an IMEI leads to: the first two characters of its local part (spec 1, section 9); of a short one, one. */
export function maskEmailOfDevice(email: string): string {
  const at = email.lastIndexOf("@");
  const local = [...email.slice(0, at)];
  return `${local.slice(0, local.length > 2 ? 2 : 1).join("")}${HIDDEN}${email.slice(at)}`;
}

/** A number as asterisks and its last four digits: of ten digits, those after the sixth (spec 1, section 9). */
export function maskMobile(mobile: string): string {
  return mobile.slice(-SHOWN_DIGITS).padStart(mobile.length, "*");
}
