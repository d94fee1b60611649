import { usesOfFlow } from "../../src/checker/uses/flow-uses.ts";
import { sentEvents } from "../../src/checker/uses/sent-events.ts";
import { member, objectEntries } from "../../src/documents/json.ts";
import { onView } from "./controls.ts";
import type { Walk } from "./found.ts";
import { shortestTo } from "./shortest-scenario.ts";
import type { WalkFinding } from "./walk-result.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** Pages that a customer cannot leave: no control and no timer leads anywhere. */
export function deadEndScreens(walk: Walk): WalkFinding[] {
  const { walked, stuck } = walk;
  const reported = new Set<string>();
  return stuck.flatMap((found): WalkFinding[] => {
    const screenView = onView(found.runState);
    const screen = screenView && walked.screen(screenView.screen)?.screen;
    if (screenView === undefined || screen === undefined || reported.has(screenView.screen)) return [];
    if (leadsElsewhere(screen.blocks) || isFramedByMenu(walked)) return [];
    reported.add(screenView.screen);
    const message = `screen "${screenView.screen}" (state "${screenView.state}") is a dead end: no control does anything here, no timer runs, and Back leads nowhere; add a transition or a link`;
    return [{ kind: "no-way-on", flow: walked.flow, message, scenario: shortestTo(walk, found) }];
  });
}

/** Whether a block is a link to an address, or a control whose event is handled outside the flow. */
function leadsElsewhere(blocks: unknown): boolean {
  return objectEntries(blocks).some(
    ([, block]) => member(member(block, "props"), "href") !== undefined || leadsElsewhere(member(block, "children")),
  );
}

/** Whether every route shows the page in a frame that has controls of its own. */
function isFramedByMenu({ checkContext, document }: WalkedFlow): boolean {
  const routes = usesOfFlow(checkContext, document).flatMap((use) => (use.by === "route" ? [use.value] : []));
  const frames = member(checkContext.index.find("routes", "routes")?.value, "frames");
  return (
    routes.length > 0 &&
    routes.every((route) => {
      const screen = checkContext.index.find(
        "screen",
        String(member(member(frames, String(member(route, "frame"))), "screen")),
      );
      return screen !== undefined && sentEvents(checkContext, screen).length > 0;
    })
  );
}
