import type { RunState } from "../../src/checker/scenarios/scenario-step.ts";
import { listForms } from "../../src/checker/uses/flow-links.ts";
import { withSubstitutes } from "../../src/checker/uses/substitutions.ts";
import { member, objectEntries } from "../../src/documents/json.ts";
import { valueNow } from "./compared-values.ts";
import { onView, screenScope } from "./controls.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** The fields that the groups of the screen on view ask now; the same flow may ask others of another customer. */
export function askedFields({ checkContext }: WalkedFlow): (runState: RunState) => readonly unknown[] {
  const orders = new Map<string, readonly unknown[]>();
  const ordersOf = (screen: string) => {
    const known = orders.get(screen) ?? readOrders(screen);
    orders.set(screen, known);
    return known;
  };
  function readOrders(reference: string): readonly unknown[] {
    const screen = checkContext.index.find("screen", reference);
    if (screen === undefined) return [];
    const forms = listForms(checkContext, screen).flatMap((form) => withSubstitutes(checkContext, "form", form));
    return forms.flatMap(({ value }) =>
      objectEntries(member(value, "fields")).flatMap(([, field]) => member(field, "order") ?? []),
    );
  }
  return (runState) => {
    const screenView = onView(runState);
    const rules = screenView === undefined ? [] : ordersOf(screenView.screen);
    if (screenView === undefined || rules.length === 0) return [];
    const scope = screenScope(screenView, runState);
    return rules.map((rule) => valueNow(rule, scope) ?? null);
  };
}
