import { arrayElements, member, objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import { findReturn, hasRoute, isShown, listMenuCustomers, type MenuCustomer } from "../conditions/menu-customers.ts";
import type { Found } from "../findings/problem.ts";
import { suggest } from "../findings/suggest.ts";
import { schemaFileName } from "../read/kinds.ts";
import type { RoutesDocument } from "../read/source-document.ts";
import { findOrigin, type Resolved } from "../resolve/resolve-layers.ts";
import type { SchemaSet } from "../schemas/schema-set.ts";
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
          listSelected(context, client).flatMap(
            (selected) => closed(context, routes, selected) ?? returning(context, routes, selected),
          ),
        ),
      ),
};

/** An item that a menu of a client selects. */
interface SelectedItem {
  readonly client: Resolved;
  readonly name: string;
  /** Its route. */
  readonly to: string;
  /** The journey that a customer's programme must have. */
  readonly journey: string | undefined;
  /** The kinds of customers to whom it is shown. */
  readonly customers: readonly MenuCustomer[];
  readonly place: Pick<Found, "file" | "spot">;
}

function listSelected(context: CheckContext, client: Resolved): SelectedItem[] {
  const { menus } = client.value;
  const everyone = listMenuCustomers(client, soldBy(context, client));
  return ["main", "second"].flatMap((menu) =>
    arrayElements(member(menus, menu)).map((element, at) => {
      const name = String(element);
      const item = member(member(menus, "items"), name);
      const spot = { path: ["menus", menu, at] };
      const file = (findOrigin(client, spot.path) ?? client.layers[0])?.path ?? "";
      const journey = member(item, "journey");
      const customers = everyone.filter((one) => isShown(item, one));
      return {
        ...{ client, name, customers, to: String(member(item, "to")), place: { file, spot } },
        journey: journey === undefined ? undefined : String(journey),
      };
    }),
  );
}

/** The journeys that a programme can have. */
const journeyNames = (schemas: SchemaSet): readonly string[] =>
  objectKeys(member(member(member(schemas[schemaFileName("programme")], "properties"), "journeys"), "properties"));

/** The problem of an item that nobody can use; undefined where somebody can. */
function closed(
  { schemas }: CheckContext,
  { value: { routes } }: RoutesDocument,
  { client, name, to, journey, place }: SelectedItem,
): Found[] | undefined {
  const route = member(routes, to);
  if (route === undefined) return [];
  const problem = { check: "closed-menu-item", ...place };
  if (!hasRoute(route, client.value)) {
    const message = `"${name}" leads to the route "${to}", which client "${client.id}" does not have`;
    return [{ ...problem, message, hint: "leave the item out, or let the route's `when` be true for this client" }];
  }
  const journeys = journeyNames(schemas);
  if (journey === undefined || journeys.includes(journey)) return undefined;
  const message = `"${name}" is for the journey "${journey}", which no programme can have`;
  return [{ ...problem, message, hint: suggest(journey, journeys, "journeys") }];
}

/** The problem of an item that leads some of the customers who see it to another page, or back. */
function returning(
  context: CheckContext,
  { value: routes }: RoutesDocument,
  { client, name, to, customers, place }: SelectedItem,
): Found[] {
  const found = customers.flatMap((customer): Found[] => {
    const back = findReturn(context, routes, to, customer);
    if (back === undefined) return [];
    const message = `"${name}" shows no page to ${customer.name} of client "${client.id}": ${back}`;
    const hint = 'say "forPlanHolders" or "journey" at the item, so that only customers who get further see it';
    return [{ check: "returning-menu-item", ...place, message, hint }];
  });
  return found.slice(0, 1);
}
