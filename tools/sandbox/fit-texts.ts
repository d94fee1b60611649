import type { MiddlewareHandler } from "hono";
import { Problem } from "./problem.ts";

const UNFIT = "holds U+0000 or half a surrogate pair";
const UNREADABLE = "is not percent-encoded UTF-8";

/** Whether PostgreSQL can store a text, and UTF-8 can carry it. */
export const isFit = (text: string): boolean => !text.includes("\u0000") && !/\p{Surrogate}/u.test(text);

/** 400: texts of the request cannot be stored, at these places. */
const unfitText = (fields: Readonly<Record<string, string>>) =>
  new Problem(400, { code: "TEXT", message: "A text of the request cannot be stored.", fields });

/** Throws 400 where a path or query is not percent-encoded UTF-8, or holds a text that cannot be stored. */
export function requireFitTarget(address: string): void {
  const { pathname, search } = new URL(address);
  for (const [part, text] of [
    ["path", pathname],
    ["query", search],
  ] as const) {
    const decoded = decodedOrUndefined(text);
    if (decoded === undefined) throw unfitText({ [part]: UNREADABLE });
    if (!isFit(decoded)) throw unfitText({ [part]: UNFIT });
  }
}

/** Refuses addresses as `requireFitTarget` does, for pages and other routes that are no operation. */
export const refuseUnfitTargets: MiddlewareHandler = async (context, next) => {
  requireFitTarget(context.req.url);
  await next();
};

function decodedOrUndefined(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Throws 400 where a text inside a value, or the name of a member, cannot be stored. */
export function requireFitTexts(value: unknown, place: string): void {
  const unfit = [...unfitPlaces(value, place)];
  if (unfit.length > 0) throw unfitText(Object.fromEntries(unfit.map((one) => [one, UNFIT])));
}

/**
 * A name that cannot be stored is reported by the place of its object, because a reply cannot carry it either.
 * Iterative, because a body can be nested deeper than the call stack.
 */
function* unfitPlaces(value: unknown, place: string): Generator<string> {
  const left: [unknown, string][] = [[value, place]];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [one, at] = next;
    if (typeof one === "string" && !isFit(one)) yield at;
    const inner = typeof one === "object" && one !== null ? Object.entries(one) : [];
    if (inner.some(([name]) => !isFit(name))) yield at;
    for (const [name, each] of inner) left.push([each, `${at}.${name}`]);
  }
}
