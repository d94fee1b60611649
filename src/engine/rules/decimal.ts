/** Decimal digits that a number keeps for certain. */
const CERTAIN_DIGITS = 15;

/** A result of decimals as people write it: 0.1 and 0.2 are 0.3, without the tail of the binary sum. */
export function decimal(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(CERTAIN_DIGITS));
}

/** A number with at most so many digits after the point, halves away from zero. */
export function rounded(value: number, digits: number): number {
  const scaled = Number(`${decimal(Math.abs(value))}e${digits}`);
  // A number with an exponent of its own is too large, or too small, to have such digits.
  if (Number.isNaN(scaled)) return Math.abs(value) < 1 ? 0 : value;
  return Math.sign(value) * Number(`${Math.round(scaled)}e${-digits}`) + 0;
}
