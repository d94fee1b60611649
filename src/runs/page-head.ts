import type { StoreApi } from "zustand/vanilla";
import type { RemoteHead } from "../documents/generated/routes.ts";
import type { ServedClient } from "../documents/release.ts";
import type { Caller } from "../operations/index.ts";
import type { PageHead, PortalState } from "./portal.ts";
import { PortalError } from "./portal-error.ts";
import type { Problems } from "./problems.ts";
import { evaluate, type HostScope, holds } from "./rules.ts";

/** What asking for the head of pages needs of the portal. */
export interface PageHeadHost {
  readonly head: RemoteHead | undefined;
  readonly client: ServedClient;
  readonly caller: Caller;
  readonly problems: Problems;
  show(head: PageHead): void;
}

const WHERE = "head";

/** Asks as soon as a page is on view and there is a network; the answer gives it up. */
export function askWhenOnView(host: PageHeadHost & { readonly store: StoreApi<PortalState> }): () => void {
  const isTime = ({ page, isOnline }: PortalState) => page.kind !== "loading" && isOnline;
  const stop = host.store.subscribe((state) => {
    if (!isTime(state)) return;
    stop();
    void askForHead(host);
  });
  return stop;
}

/** Asks once what the routes say of the head. What fails, or may not be shown, is only logged: the client's stays. */
async function askForHead({ head, client, caller, problems, show }: PageHeadHost): Promise<void> {
  if (head === undefined || !holds(head.if, { client })) return;
  const outcome = await caller.call({ call: head.call, input: {} });
  if (!outcome.ok) {
    if (outcome.isCancelled !== true) problems.ofFailure(outcome.failure, WHERE);
    return;
  }
  const found = headOf(head, { client, result: outcome.result });
  const { icon: said, ...rest } = found;
  const icon = said === undefined ? undefined : pictureAt(said, client);
  if (said !== undefined && icon === undefined) {
    problems.ofError(new PortalError("The remote icon is of an origin from which no picture may come."), WHERE);
  }
  const shown = icon === undefined ? rest : { ...rest, icon };
  if (Object.keys(shown).length > 0) show(shown);
}

function headOf({ title, icon }: RemoteHead, scope: HostScope): PageHead {
  const said = { title: textOf(title && evaluate(title, scope)), icon: textOf(icon && evaluate(icon, scope)) };
  return {
    ...(said.title !== undefined && { title: said.title }),
    ...(said.icon !== undefined && { icon: said.icon }),
  };
}

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

/** A placeholder for the portal's own origin, which the runs do not know; no address from outside can name it. */
const HERE = "https://portal.invalid";

/**
 * The address of a picture as a browser reads it, where it is of the portal's own host, or of a host of the client's
 * back end: the policy lets pictures come from there alone. Parsed first: a tab in "/\t/host" leads to another host.
 */
function pictureAt(address: string, { backEnd }: ServedClient): string | undefined {
  if (!URL.canParse(address, HERE)) return undefined;
  const { origin, protocol, href, username, password } = new URL(address, HERE);
  if (origin === HERE) {
    const path = href.slice(HERE.length);
    return address.startsWith("/") && !path.startsWith("//") ? path : undefined;
  }
  const origins = Object.values(backEnd.bases).flatMap((base) => (URL.canParse(base) ? [new URL(base).origin] : []));
  const isListed = protocol === "https:" && origins.includes(origin) && username === "" && password === "";
  return isListed ? href : undefined;
}
