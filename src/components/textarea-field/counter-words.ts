interface Counted {
  readonly value: string;
  readonly limit: number | undefined;
  readonly counterText: string | undefined;
  readonly overText: string | undefined;
}

/** The counter's text for a value, and whether it is too long; undefined without a limit. */
export function counterWords({ value, limit, counterText, overText }: Counted) {
  if (limit === undefined || counterText === undefined) return undefined;
  const count = [...value].length;
  const isOver = count > limit;
  const text = isOver && overText !== undefined ? overText : counterText;
  const fill: { readonly [name: string]: number } = { count, limit, over: count - limit };
  return { isOver, text: text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(fill[name] ?? place)) };
}
