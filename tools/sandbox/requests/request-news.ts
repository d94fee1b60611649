import { readFileSync } from "node:fs";
import type { SandboxClient } from "../client.ts";
import { dayBefore } from "../clock.ts";
import type { components } from "../contract/generated/operations.ts";
import type { FollowedRequest, OrderRow } from "./followed-requests.ts";
import { isToMove } from "./logistics.ts";
import { requestId } from "./wire-numbers.ts";

type News = components["schemas"]["NotificationRecord"];
type Event = NonNullable<News["ServiceRequestEvent"]>;
type Texts = Readonly<Record<"title" | "body", string>>;

/** The same in English and in other languages, by their tags. */
interface Translated<Value> {
  readonly english: Value;
  readonly local: Readonly<Record<string, Value>>;
}

/** How a text writes a day. */
interface DayFormat {
  readonly locale: string;
  readonly pattern: string;
}

const {
  days,
  news: texts,
}: Readonly<{
  days: Translated<DayFormat>;
  news: Readonly<Record<Event, Translated<Texts>>>;
}> = JSON.parse(readFileSync(new URL("../content/request-news.json", import.meta.url), "utf8"));

/** How a client writes amounts and days, and its own language. */
type Region = Pick<SandboxClient, "currency" | "currencyMark" | "timeZone" | "localLanguage">;

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
  ({ request, device, quote }: FollowedRequest, order: OrderRow, region: Region) =>
  ([kind, at]: readonly [Event, Date]): News => {
    const { timeZone, localLanguage = "" } = region;
    const fill = ({ title, body }: Texts, format: DayFormat): Texts => ({
      title,
      body: body
        .replace("{device}", `${device.Make} ${device.Model}`)
        .replace("{amount}", inMoney(quote?.amount ?? 0, region))
        .replace("{day}", quote?.decideBy ? inWords(quote.decideBy, format, timeZone) : ""),
    });
    const day = dayBefore(at, 0, timeZone);
    const english = fill(texts[kind].english, days.english);
    const [words, format] = [texts[kind].local[localLanguage], days.local[localLanguage]];
    const local = words === undefined || format === undefined ? undefined : fill(words, format);
    return {
      ...{ NotificationDate: day, EventDate: day, AgreementId: request.agreementId },
      ...{ ServiceRequestId: requestId(request.number), ServiceRequestEvent: kind },
      IsResolved: waits(kind, order) ? "N" : "Y",
      ...{ ServiceRequestEventDesc: english.title, NotificationBody: english.body },
      ...(local === undefined ? {} : { ServiceRequestEventDescTl: local.title, NotificationBodyTL: local.body }),
    };
  };

function waits(kind: Event, { status, logistics, confirmedAt }: OrderRow): boolean {
  if (kind === "PICKUP FAILED" || kind === "SCHEDULE REJECTED") return isToMove(logistics);
  return status === kind && confirmedAt === null;
}

const inMoney = (amount: number, { currency, currencyMark }: Region): string => {
  const format = new Intl.NumberFormat("en", {
    ...{ style: "currency", currency, currencyDisplay: "narrowSymbol", trailingZeroDisplay: "stripIfInteger" },
  });
  const parts = format.formatToParts(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 0));
  return parts.map(({ type, value }) => (type === "currency" ? (currencyMark ?? value) : value)).join("");
};

/** `Friday, 27 November 2026`; in another language as that writes it. */
function inWords(instant: Date, { locale, pattern }: DayFormat, timeZone: string): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone }).format(instant);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone }).format(instant);
  return pattern.replace("{date}", date).replace("{weekday}", weekday);
}
