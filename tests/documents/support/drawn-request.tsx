import { drawnMarkup, unescaped } from "../../coverage/drawn-text.tsx";
import { createWorld } from "../../coverage/world.ts";

/** This repository's documents. */
export const { documents } = createWorld();

/** A customer whose device was replaced. */
export const session = {
  programmes: { A1: "care-3-0" },
  agreements: [{ id: "A1", status: "REPLACED", offerName: "3.0", startsOn: "2026-01-15" }],
  devices: [],
};

/** Whose page it is, and in which language. */
export interface Reader {
  readonly client: string;
  readonly programme: string;
  readonly locale?: string;
}

type PageOf = (request: object, over?: Readonly<Record<string, unknown>>, of?: Reader) => string;

/** The HTML of a request's page, where the programme says some things otherwise. */
export const requestPage: PageOf = (...of) => draw("details", ...of);

/** The HTML of the receipt of what was paid for a request. */
export const receiptPage: PageOf = (...of) => draw("payment-receipt", ...of);

function draw(
  screen: string,
  request: object,
  over: Readonly<Record<string, unknown>> = {},
  of: Reader = { client: "sg-carrier", programme: "care-3-0" },
): string {
  const followed = {
    ...{ id: "SR1", agreement: "A1", case: "CC1", incident: "Screen Repair", status: "CMPLTD", order: "APPROVED" },
    ...{ asset: "D1", device: "Apple iPhone 15", history: [{ status: "SUBMITTED", at: "2026-11-20T02:00:00Z" }] },
    ...{ option: "pickUpAndReturn", ...request },
  };
  return drawnMarkup(documents, {
    ...{ screen: `my-service-requests/${screen}`, locale: "en-US", ...of },
    ...{ data: { request: "SR1", agreement: "A1" }, session, loaded: followed, over },
  });
}

/** Whether the chip of a request says that, in that look. */
export const hasChip = (html: string, text: string, look: string): boolean =>
  new RegExp(`<span[^>]*class="[^"]*_${look}_[^"]*"[^>]*>(?:<svg.*?</svg>)?${text}</span>`).test(html);

/** The facts of a page by their names, as they are read. */
export function factsIn(html: string): Readonly<Record<string, string>> {
  const page = elementOf(html);
  return Object.fromEntries(
    [...page.querySelectorAll("dt")].map((term) => [readable(term), readable(term.nextElementSibling)]),
  );
}

/** The events of a request, each as it is read. */
export const eventsIn = (html: string): string[] => [...elementOf(html).querySelectorAll("ol li")].map(readable);

function elementOf(html: string): Element {
  const page = document.createElement("div");
  page.innerHTML = html;
  return page;
}

const readable = (element: Element | null): string =>
  unescaped(element?.textContent ?? "")
    .replaceAll("\u00a0", " ")
    .replaceAll("\u2060", "");
