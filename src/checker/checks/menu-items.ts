import { arrayElements, member } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { findReturn, hasRoute, isShown, listMenuCustomers } from "../conditions/menu-customers.ts";
import type { Found } from "../findings/problem.ts";
import type { RoutesDocument } from "../read/source-document.ts";
import { findOrigin, type Resolved } from "../resolve/resolve-layers.ts";
import type { Check } from "./check.ts";
import { soldBy } from "./sold.ts";

/** A selected item of a client's menus leads to a page, for every kind of customer to whom it is shown. */
export const menuItems: Check = {
  ids: ["closed-menu-item", "returning-menu-item"],
  run: (context) =>
    context.index
      .of("routes")
      .flatMap((routes) =>
        context.clients.flatMap((client) =>
          listSelected(client).flatMap((selected) => closed(routes, selected) ?? returning(context, routes, selected)),
        ),
      ),
};

/** An item that a menu of a client selects. */
interface SelectedItem {
  readonly client: Resolved;
  readonly name: string;
  readonly item: unknown;
  /** Its route. */
  readonly to: string;
  readonly place: Pick<Found, "file" | "spot">;
}

function listSelected(client: Resolved): SelectedItem[] {
  const { menus } = client.value;
  return ["main", "second"].flatMap((menu) =>
    arrayElements(member(menus, menu)).map((element, at) => {
      const name = String(element);
      const item = member(member(menus, "items"), name);
      const spot = { path: ["menus", menu, at] };
      const file = (findOrigin(client, spot.path) ?? client.layers[0])?.path ?? "";
      return { client, name, item, to: String(member(item, "to")), place: { file, spot } };
    }),
  );
}

/** The problem of an item whose route the client does not have; undefined where there is a route. */
function closed({ value: { routes } }: RoutesDocument, { client, name, to, place }: SelectedItem): Found[] | undefined {
  const route = member(routes, to);
  if (route === undefined) return [];
  if (hasRoute(route, client.value)) return undefined;
  const message = `"${name}" leads to the route "${to}", which client "${client.id}" does not have`;
  const hint = "leave the item out, or let the route's `when` be true for this client";
  return [{ check: "closed-menu-item", ...place, message, hint }];
}

/** The problem of an item that leads some of the customers who see it to another page, or back. */
function returning(
  context: CheckContext,
  { value: routes }: RoutesDocument,
  { client, name, item, to, place }: SelectedItem,
): Found[] {
  const customers = listMenuCustomers(client, soldBy(context, client)).filter((one) => isShown(item, one));
  const found = customers.flatMap((customer): Found[] => {
    const back = findReturn(context, routes, to, customer);
    if (back === undefined) return [];
    const message = `"${name}" shows no page to ${customer.name} of client "${client.id}": ${back}`;
    const hint = 'say "forPlanHolders" or "journey" at the item, so that only customers who get further see it';
    return [{ check: "returning-menu-item", ...place, message, hint }];
  });
  return found.slice(0, 1);
}
