import { member, membersOf } from "../../src/documents/json.ts";
import { usesOfFlow } from "../../src/documents/uses/flow-uses.ts";
import { sentEvents } from "../../src/documents/uses/sent-events.ts";
import { onView } from "./controls.ts";
import type { Walk } from "./explore.ts";
import { shortestTo } from "./shortest-way.ts";
import type { WalkFinding } from "./walk-result.ts";
import type { WalkedFlow } from "./walked-flow.ts";

/** Pages on which nothing that the customer can do, and nothing that happens in time, leads anywhere. */
export function screensWithoutWay(walk: Walk): WalkFinding[] {
  const { walked, stuck } = walk;
  const told = new Set<string>();
  return stuck.flatMap((found): WalkFinding[] => {
    const picture = onView(found.standing);
    const screen = picture && walked.screen(picture.screen)?.screen;
    if (picture === undefined || screen === undefined || told.has(picture.screen)) return [];
    if (leadsElsewhere(screen.blocks) || isFramedByMenu(walked)) return [];
    told.add(picture.screen);
    const message = `screen "${picture.screen}" (state "${picture.state}") has no way on: no control does anything here, nothing happens in time, and there is no way back`;
    return [{ kind: "no-way-on", flow: walked.flow, message, scenario: shortestTo(walk, found) }];
  });
}

/** Whether a block is a link to an address, or a control whose event others than the flow take. */
function leadsElsewhere(blocks: unknown): boolean {
  return membersOf(blocks).some(
    ([, block]) => member(member(block, "props"), "href") !== undefined || leadsElsewhere(member(block, "children")),
  );
}

/** Whether the page stands, wherever a route shows it, in a frame that has controls of its own. */
function isFramedByMenu({ checked, document }: WalkedFlow): boolean {
  const routes = usesOfFlow(checked, document).flatMap((use) => (use.by === "route" ? [use.value] : []));
  const frames = member(checked.index.find("routes", "routes")?.value, "frames");
  return (
    routes.length > 0 &&
    routes.every((route) => {
      const screen = checked.index.find(
        "screen",
        String(member(member(frames, String(member(route, "frame"))), "screen")),
      );
      return screen !== undefined && sentEvents(checked, screen).length > 0;
    })
  );
}
