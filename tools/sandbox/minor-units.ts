/** How many minor units (ISO 4217) an amount in whole units has: 1 dollar is 100 cents, 1 yen is 1. */
export const minorUnits = (whole: number, currency: string): number => whole * unitOf(currency);

/** An amount in minor units as people read it: `SGD 12.50`. */
export const inMajor = (amount: number, currency: string): string =>
  formatOf(currency).format(amount / unitOf(currency));

const formatOf = (currency: string) => new Intl.NumberFormat("en", { style: "currency", currency });
const unitOf = (currency: string): number => 10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 0);
