import type { CheckedDocuments } from "../checked-documents.ts";
import type { Problem } from "../findings/problem.ts";
import { elementsOf, member, membersOf } from "../json.ts";
import type { SourceDocument } from "../read/source-document.ts";
import { clientsOpenTo } from "../uses/open-routes.ts";
import { withStandIns } from "../uses/stand-ins.ts";
import { type Check, ofEach } from "./check.ts";

/** A flow that needs someone signed in stands behind a guard that leads everybody else away, for every client. */
export const routeNeeds: Check = {
  ids: ["unguarded-need"],
  run: ofEach(["routes"], (documents, routes) =>
    membersOf(member(routes.value, "routes")).flatMap(([id, route]) => unguarded(documents, routes, id, route)),
  ),
};

function unguarded(documents: CheckedDocuments, routes: SourceDocument, id: string, route: unknown): Problem[] {
  const flow = documents.index.find("flow", String(member(route, "flow")));
  const guard = member(route, "guard");
  const needing = (flow === undefined ? [] : withStandIns(documents, "flow", flow)).filter(
    ({ value }) => elementsOf(member(value, "needs")).length > 0,
  );
  const [first] = needing;
  if (first === undefined) return [];
  const open = clientsOpenTo(documents, routes.value, id);
  if (open.length === 0) return [];
  const whose = open.map((client) => `"${client}"`).join(", ");
  const message = `guard "${guard}" lets in who is not signed in (${whose}), and flow "${first.id}" needs them to be`;
  const hint = `add { "if": { "!": { "var": "session.isSignedIn" } }, "to": … } to the guard, or take another guard`;
  return [{ check: "unguarded-need", file: routes.path, spot: { path: ["routes", id, "guard"] }, message, hint }];
}
