import type { RemoteHead } from "../../documents/generated/routes.ts";
import type { ServedClient } from "../../documents/release.ts";
import type { PageHead, PortalState } from "../portal.ts";
import { PortalError } from "../portal-error.ts";
import type { PortalParts } from "../portal-parts.ts";
import { evaluate, isSatisfied, type PortalScope } from "../run/rules.ts";

const WHERE = "head";

type PageHeadParts = Pick<PortalParts, "caller" | "problems" | "release" | "setState" | "store">;

/** Makes the call as soon as a page is on view and there is a network. Returns a function that cancels it. */
export function askWhenOnView(parts: PageHeadParts): () => void {
  const isTime = ({ page, isOnline }: PortalState) => page.kind !== "loading" && isOnline;
  const stop = parts.store.subscribe((state) => {
    if (!isTime(state)) return;
    stop();
    void askForHead(parts);
  });
  return stop;
}

/** Makes the call for the head once. A failure or a forbidden icon is only logged: the client's head stays. */
async function askForHead({ release, caller, problems, setState }: PageHeadParts): Promise<void> {
  const { client, routes } = release;
  const { pageHead: head } = routes;
  if (head === undefined || !isSatisfied(head.if, { client })) return;
  const outcome = await caller.call({ call: head.call, input: {} });
  if (!outcome.ok) {
    if (outcome.isCancelled !== true) problems.reportFailure(outcome.failure, WHERE);
    return;
  }
  const found = evaluateHead(head, { client, result: outcome.result });
  const { icon: remoteIcon, ...rest } = found;
  const icon = remoteIcon === undefined ? undefined : allowedImageUrl(remoteIcon, client);
  if (remoteIcon !== undefined && icon === undefined) {
    problems.reportError(new PortalError("The remote icon is of an origin from which no picture may come."), WHERE);
  }
  const shown = icon === undefined ? rest : { ...rest, icon };
  if (Object.keys(shown).length > 0) setState({ head: shown });
}

function evaluateHead({ title, icon }: RemoteHead, scope: PortalScope): PageHead {
  const evaluated = {
    title: nonEmptyText(title && evaluate(title, scope)),
    icon: nonEmptyText(icon && evaluate(icon, scope)),
  };
  return {
    ...(evaluated.title !== undefined && { title: evaluated.title }),
    ...(evaluated.icon !== undefined && { icon: evaluated.icon }),
  };
}

const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

/** A placeholder for the portal's own origin, which the runs do not know; an outside address cannot name it. */
const HERE = "https://portal.invalid";

/**
 * Resolves the address of a picture as a browser does, if it is on the portal's own host, or on a host of the client's
 * back end: the policy allows pictures only from there. It is parsed first: a tab in "/\t/host" leads to another host.
 */
function allowedImageUrl(address: string, { backEnd }: ServedClient): string | undefined {
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
