/** Lower numbers look like a test's. */
const FIRST = {
  request: 400_000,
  order: 500_000,
  hold: 600_000,
  case: 700_000,
  label: 800_000,
  sale: 900_000,
  address: 1_000_000,
} as const;

/** The id of a request on the wire. */
export const requestId = (number: number): string => `SR${FIRST.request + number}`;

/** The number of a request by its id; `undefined` when the text is not an id. */
export const readRequestId = (id: string): number | undefined => numberAfter("SR", id, FIRST.request);

/** The id of an order on the wire. */
export const orderId = (number: number): string => `SO${FIRST.order + number}`;

/** The number of an order by its id; `undefined` when the text is not an id. */
export const readOrderId = (id: string): number | undefined => numberAfter("SO", id, FIRST.order);

/** The number under which the repairer books an order. */
export const salesOrderNumber = (order: number): string => `ASP${FIRST.sale + order}`;

/** The id of the label of an order's parcel. */
export const labelId = (order: number): string => `PL${FIRST.label + order}`;

/** The number of a label's order; `undefined` when the text is not an id. */
export const readLabelId = (id: string): number | undefined => numberAfter("PL", id, FIRST.label);

/** The id of an address that is kept for a plan. */
export const addressId = (number: number): string => `CA${FIRST.address + number}`;

/** The number of a kept address by its id; `undefined` when the text is not an id. */
export const readAddressId = (id: string): number | undefined => numberAfter("CA", id, FIRST.address);

/** The id of a request's hold. */
export const holdId = (request: number): string => `HD${FIRST.hold + request}`;

/** The request of a hold, named by both ids; `undefined` when they do not belong together. */
export const readHoldId = (hold: string, request: string): number | undefined => {
  const number = numberAfter("HD", hold, FIRST.hold);
  return number === readRequestId(request) ? number : undefined;
};

/** The number of a request's case, which is that of the request that it reopens. */
export const caseNumber = ({ number, reopens }: { readonly number: number; readonly reopens: number | null }): string =>
  `CC${FIRST.case + (reopens ?? number)}`;

/** Rows count in 32 bits. */
const HIGHEST = 2 ** 31 - 1;

function numberAfter(prefix: string, id: string, first: number): number | undefined {
  if (!new RegExp(`^${prefix}[0-9]{1,10}$`).test(id)) return undefined;
  const number = Number(id.slice(prefix.length)) - first;
  return number > 0 && number <= HIGHEST ? number : undefined;
}
