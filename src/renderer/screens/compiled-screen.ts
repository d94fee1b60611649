import { withOwnDerived } from "../../engine/index.ts";
import { findContract } from "../registered-components.ts";
import type { Scene } from "../scene.ts";
import { type CompiledScreen, compileScreen } from "./compile-screen.ts";

const compiled = new WeakMap<object, CompiledScreen>();

/** A screen's compiled form; each document is compiled once. */
export function compiledScreen(screen: Scene["screen"]): CompiledScreen {
  const known = compiled.get(screen) ?? compileScreen(screen, findContract);
  compiled.set(screen, known);
  return known;
}

/** A screen's title in the scene's language. */
export function screenTitle({ screen, scope, words }: Scene): string {
  const { title, derived } = compiledScreen(screen);
  return title(withOwnDerived(scope, derived), words) ?? "";
}
