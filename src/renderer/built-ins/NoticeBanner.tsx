import { createElement, useEffect, useRef, useState } from "react";
import { timeInWords as timeOfDayInWords } from "../../texts/date-in-words.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { timeInWords } from "../../texts/time-in-words.ts";
import { blockComponent } from "../registered-components.ts";
import { type LiveScene, useScene } from "../scene.ts";

/**
 * Shows the notice of the last step. The focus stays where the customer is; a repeated notice is a new element, so that
 * screen readers announce it again.
 */
export function NoticeBanner() {
  const { notice, words, scope } = useScene();
  const place = useRef<HTMLDivElement>(null);
  const count = useChanges(notice);
  useEffect(() => {
    if (notice !== undefined) place.current?.scrollIntoView?.({ block: "nearest" });
  }, [notice]);
  if (notice === undefined) return null;
  const { tone, supportCode } = notice;
  const text = words.say(notice.key, notice.args && spoken(notice.args, words, scope.now));
  const note = supportCode === undefined ? {} : { note: words.say(runtimeKeys.supportCode, { code: supportCode }) };
  return (
    <div ref={place} key={count}>
      {createElement(blockComponent("banner"), { tone, text, ...note })}
    </div>
  );
}

/** An instant or a time of day among the arguments is written as a time, in the customer's language. */
function spoken(args: Readonly<Record<string, unknown>>, { locale, timeZone }: LiveScene["words"], now: unknown) {
  const entries = Object.entries(args).map(([name, value]) => [
    name,
    timeInWords(value, { locale, timeZone, now }) ?? timeOfDayInWords(value, locale) ?? value,
  ]);
  return Object.fromEntries(entries);
}

/** Counts the changes of a value. */
function useChanges(value: unknown): number {
  const [seen, setSeen] = useState({ value, count: 0 });
  if (seen.value === value) return seen.count;
  const now = { value, count: seen.count + 1 };
  setSeen(now);
  return now.count;
}
