import type { ExplainedMessage } from "./explain-message.ts";
import { placeText } from "./place-in.ts";

/** The output of `explain --message`, for a person: the texts, the screens, and the documents that show it. */
export function messageLines({ key, wordings, screens, shownBy, saidByRuntime }: ExplainedMessage): string[] {
  const count = screens.length === 1 ? "1 screen shows it" : `${screens.length} screens show it`;
  return [
    key,
    ...wordings.flatMap((one) => [
      `  ${one.locale}${one.of === "journey" ? "" : ` (${one.of})`}${one.key === key ? "" : ` ${one.key.slice(key.length)}`}: ${one.text}`,
      `    ${placeText(one)}`,
    ]),
    `${count}${screens.length > 0 ? ":" : ""}`,
    ...screens.map((screen) => `  ${screen}`),
    ...(shownBy.length > 0 ? ["said by:"] : []),
    ...shownBy.map((one) => `  ${placeText(one)} (${one.by})`),
    ...(saidByRuntime ? ["said by the portal itself, wherever it is needed"] : []),
  ];
}
