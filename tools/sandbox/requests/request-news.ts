import { readFileSync } from "node:fs";
import { dayBefore } from "../clock.ts";
import type { components } from "../contract/generated/operations.ts";
import type { FollowedRequest, OrderRow } from "./followed-requests.ts";
import { isToMove } from "./logistics.ts";
import { requestId } from "./wire-numbers.ts";

type News = components["schemas"]["NotificationRecord"];
type Event = NonNullable<News["ServiceRequestEvent"]>;
type Texts = Readonly<Record<"title" | "titleThai" | "body" | "bodyThai", string>>;

/** How a text writes a day. */
interface DayFormat {
  readonly locale: string;
  readonly pattern: string;
}

const {
  days,
  news: texts,
}: Readonly<{
  days: Readonly<Record<"body" | "bodyThai", DayFormat>>;
  news: Readonly<Record<Event, Texts>>;
}> = JSON.parse(readFileSync(new URL("../content/request-news.json", import.meta.url), "utf8"));

/** How a client writes amounts and days. */
interface Region {
  readonly currency: string;
  readonly timeZone: string;
}

/**
 * What a customer was told about a request, newest first: each time it waited for them, the last of a kind. It is
 * resolved once the request waits for that no longer.
 */
export function newsOf(followed: FollowedRequest, region: Region): News[] {
  const { order } = followed;
  if (order === undefined || order.submittedAt === null) return [];
  const events = [...followed.history.flatMap(asNews), ...failure(order)];
  const last = new Map(events.map((event) => [event.kind, event.at]));
  return [...last].sort(([, one], [, other]) => other.getTime() - one.getTime()).map(toNews(followed, order, region));
}

const isNews = (kind: string): kind is Event => Object.hasOwn(texts, kind);

const asNews = ({ Status, OccurredOn }: FollowedRequest["history"][number]) =>
  isNews(Status) ? [{ kind: Status, at: new Date(OccurredOn) }] : [];

/** A pick-up that failed, or a visit that nobody could keep. */
const failure = ({ fulfilment, failedAt }: OrderRow): { kind: Event; at: Date }[] =>
  failedAt === null ? [] : [{ kind: fulfilment === "ONSITE" ? "SCHEDULE REJECTED" : "PICKUP FAILED", at: failedAt }];

const toNews =
  ({ request, device, quote }: FollowedRequest, order: OrderRow, { currency, timeZone }: Region) =>
  ([kind, at]: readonly [Event, Date]): News => {
    const fill = (text: string, format: DayFormat) =>
      text
        .replace("{device}", `${device.Make} ${device.Model}`)
        .replace("{amount}", inMoney(quote?.amount ?? 0, currency))
        .replace("{day}", quote?.decideBy ? inWords(quote.decideBy, format, timeZone) : "");
    const day = dayBefore(at, 0, timeZone);
    const { title, titleThai, body, bodyThai } = texts[kind];
    return {
      ...{ NotificationDate: day, EventDate: day, AgreementId: request.agreementId },
      ...{ ServiceRequestId: requestId(request.number), ServiceRequestEvent: kind },
      IsResolved: waits(kind, order) ? "N" : "Y",
      ...{ ServiceRequestEventDesc: title, ServiceRequestEventDescTl: titleThai },
      ...{ NotificationBody: fill(body, days.body), NotificationBodyTL: fill(bodyThai, days.bodyThai) },
    };
  };

function waits(kind: Event, { status, logistics, confirmedAt }: OrderRow): boolean {
  if (kind === "PICKUP FAILED" || kind === "SCHEDULE REJECTED") return isToMove(logistics);
  return status === kind && confirmedAt === null;
}

const inMoney = (amount: number, currency: string): string => {
  const format = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
};

/** `Friday, 27 November 2026`; in Thai as Thai writes it. */
function inWords(instant: Date, { locale, pattern }: DayFormat, timeZone: string): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(instant);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone }).format(instant);
  return pattern.replace("{date}", date).replace("{weekday}", weekday);
}
