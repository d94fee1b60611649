import { objectKeys } from "../../documents/json.ts";
import type { CheckContext } from "../check-context.ts";
import type { FoundHere } from "../findings/problem.ts";
import type { FlowDocument, RoutesDocument } from "../read/source-document.ts";
import { listStates } from "../uses/flow-links.ts";
import { type Check, ofEach } from "./check.ts";

/** Every address inside a journey belongs to a state; in a flow, to one. */
export const addresses: Check = {
  ids: ["unused-address", "shared-address"],
  run: (context, found) => [...unused(context, found), ...shared(context, found)],
};

const unused = ofEach(["routes"], (context, routes) => unusedAddresses(context, routes));
const shared = ofEach(["flow"], (_, flow) => sharedAddresses(flow));

function unusedAddresses({ index }: CheckContext, routes: RoutesDocument): FoundHere[] {
  const carried = new Set(index.of("flow").flatMap(addressesOf));
  return objectKeys(routes.value.addresses)
    .filter((name) => !carried.has(name))
    .map((name) => ({
      check: "unused-address",
      spot: { path: ["addresses", name], part: "key" },
      message: `no state has the address "${name}", so it never shows`,
      hint: `write "address": "${name}" in a screen state, or remove it`,
    }));
}

const addressesOf = (flow: FlowDocument) => listStates(flow).flatMap(({ state }) => state.address ?? []);

function sharedAddresses(flow: FlowDocument): FoundHere[] {
  const states = listStates(flow);
  return states.flatMap(({ name, state, path }, place) => {
    const before = states.slice(0, place).find((other) => other.state.address === state.address);
    if (state.address === undefined || before === undefined) return [];
    return {
      check: "shared-address",
      spot: { path: [...path, "address"] },
      message: `states "${before.name}" and "${name}" have the same address, so it does not tell them apart`,
      hint: "give each its own, or leave it out in one of them",
    };
  });
}
