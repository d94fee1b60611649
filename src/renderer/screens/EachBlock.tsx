import { createElement, Fragment, type ReactNode } from "react";
import type { Scope } from "../../engine/index.ts";
import { findSupportCode, waitingFor } from "../../loads/waiting.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { LoadFailed } from "../loads/LoadFailed.tsx";
import { useLastFailure } from "../loads/use-last-failure.ts";
import { blockComponent } from "../registered-components.ts";
import { useScene } from "../scene.ts";
import type { CompiledEach } from "./compile-screen.ts";

interface Props {
  readonly each: CompiledEach;
  readonly scope: Scope;
  readonly draw: (scope: Scope, key: string) => ReactNode;
}

/** Draws a block for each element of a list; shows the document's text for an empty list, and waits for its loads. */
export function EachBlock({ each, scope, draw }: Props) {
  const { words } = useScene();
  const waiting = waitingFor(each.loads, scope);
  const failure = useLastFailure(waiting, findSupportCode(each.loads, scope));
  if (failure !== undefined) return <LoadFailed failure={failure} loads={each.loads} />;
  if (waiting === "loading") {
    return createElement(blockComponent("skeleton"), { shape: "lines", text: words.say(runtimeKeys.loading) });
  }
  if (waiting === "idle") return null;
  const scopes = each.list(scope).map((element) => ({ ...scope, [each.as]: element }));
  if (scopes.length === 0 && each.empty !== undefined) {
    return createElement(blockComponent("text"), { text: each.empty(scope, words) });
  }
  const keys = uniqueKeys(scopes.map((elementScope) => each.key(elementScope)));
  return scopes.map((elementScope, index) => {
    const key = keys[index] ?? String(index);
    return <Fragment key={key}>{draw(elementScope, key)}</Fragment>;
  });
}

/** An absent or repeated key is replaced by its index, so that no element is lost. */
function uniqueKeys(keys: readonly unknown[]): readonly string[] {
  const used = new Set<string>();
  return keys.map((key, index) => {
    const wanted = typeof key === "string" || typeof key === "number" ? String(key) : `#${index}`;
    const unique = used.has(wanted) ? `${wanted}#${index}` : wanted;
    used.add(unique);
    return unique;
  });
}
