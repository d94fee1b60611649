import type { Block } from "../documents/generated/screen.ts";
import { member } from "../documents/json.ts";
import type { JourneyDocs } from "../runs/index.ts";

/** The forms on a screen, by `journey/id`, in their order; empty for an absent screen. */
export function formsOnScreen(screen: string | undefined, screens: JourneyDocs["screens"]): readonly string[] {
  const document = screen === undefined ? undefined : screens[screen];
  if (screen === undefined || document === undefined) return [];
  const journey = screen.slice(0, screen.indexOf("/"));
  return formsIn(document.blocks).map((form) => (form.includes("/") ? form : `${journey}/${form}`));
}

const formsIn = (blocks: Readonly<Record<string, Block>> = {}): readonly string[] =>
  Object.values(blocks).flatMap(({ component, props, children }) => {
    const form = component === "form" ? member(props, "form") : undefined;
    return [...(typeof form === "string" ? [form] : []), ...formsIn(children)];
  });
