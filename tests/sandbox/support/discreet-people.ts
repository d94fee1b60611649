import type { SeedPerson } from "../../../tools/sandbox/seed/generated/seed.ts";
import { leif, runa, siv } from "./carrier.ts";

/** Holds a plan, and can make an account. */
export const una = {
  ...runa,
  email: "una@ferry.test",
  mobile: "81160001",
  nationalId: "S1160001E",
  hasNoAccount: true,
  agreements: [],
} satisfies SeedPerson;
/** Signs in by password. */
export const account = { ...siv, password: "lighthouse-stairs", agreements: runa.agreements };
export const locked = { ...leif, email: "leif@ferry.test" };
/** By what somebody can be looked up. */
export interface Identifiers {
  readonly email: string;
  readonly mobile: string;
  readonly nationalId: string;
  readonly imei: string;
}

/** Unknown identifiers that look like siv's. */
export const nobody: Identifiers = {
  email: "sxv@ferry.test",
  mobile: "81190009",
  nationalId: "S9990009C",
  imei: "356938035640009",
};
/** Of a device that una's plan covers. */
export const imei = runa.agreements[0]?.devices[0]?.imei ?? "";
export const known: Identifiers = { ...account, imei };

const fullWidth = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
/** An identifier as people spell it. */
export const spellings = (typed: string): string[] => [
  typed,
  typed.toUpperCase(),
  ` ${typed} `,
  typed.replace(/^(\d{4})/, "$1-"),
  fullWidth(typed),
  `+65 ${typed}`,
];
