/** The same function, which computes at its first call only. */
export function once<Found>(find: () => Found): () => Found {
  let found: { readonly is: Found } | undefined;
  return () => {
    found ??= { is: find() };
    return found.is;
  };
}
