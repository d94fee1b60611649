import type { ComponentContract } from "../../components/contract.ts";
import type { Block, Each, Screen, Send } from "../../documents/generated/screen.ts";
import { isRule } from "../../documents/json.ts";
import type { RuleMap } from "../../engine/generated/rule.ts";
import { compileRule, type Scope } from "../../engine/index.ts";
import { type CompiledLoad, compileLoads } from "../../loads/compile-load.ts";
import { loadsRead } from "../../loads/loads-read.ts";
import type { Words } from "../../texts/catalogue.ts";
import { type CompiledText, compileText } from "../../texts/compile-text.ts";

/** Named values, without those that are absent. */
export type Values = Readonly<Record<string, unknown>>;

/** A compiled event. */
export interface CompiledSend {
  readonly name: string;
  /** Its values: those of the component, then the document's `with`; undefined when there are none. */
  payload(scope: Scope, given: Values | undefined): Values | undefined;
}

/** The repetition of a block. */
export interface CompiledEach {
  readonly as: string;
  list(scope: Scope): readonly unknown[];
  key(scope: Scope): unknown;
  /** The loads that provide the list. */
  readonly loads: readonly string[];
  readonly empty: CompiledText | undefined;
}

interface Placed {
  readonly name: string;
  readonly component: string;
  /** Its place in its screen, such as `form.forgotPassword`. */
  readonly path: string;
  readonly slot: string | undefined;
}

/** A compiled block. */
export interface CompiledBlock extends Placed {
  readonly isBroken: false;
  readonly contract: ComponentContract;
  isVisible(scope: Scope): boolean;
  props(scope: Scope, words: Words): Values;
  readonly each: CompiledEach | undefined;
  readonly on: Readonly<Record<string, CompiledSend>>;
  readonly whenRefused: "hidden" | "disabled" | undefined;
  readonly children: readonly AnyBlock[];
}

/** A block that cannot be drawn, and the reason. */
export interface BrokenBlock extends Placed {
  readonly isBroken: true;
  readonly error: Error;
}

export type AnyBlock = CompiledBlock | BrokenBlock;

/** A compiled screen. */
export interface CompiledScreen {
  readonly title: CompiledText;
  readonly loads: readonly CompiledLoad[];
  /** The rules of its own derived values. */
  readonly derived: Screen["derived"];
  readonly blocks: readonly AnyBlock[];
}

/** Finds a component's contract; undefined for a name that is not registered. */
export type FindContract = (use: string) => ComponentContract | undefined;

const absent = (value: unknown) => value === undefined || value === null;

const present = (entries: readonly (readonly [string, unknown])[]): Values =>
  Object.fromEntries(entries.filter(([, value]) => !absent(value)));

/** Compiles a screen; an error in one block stays in that block. */
export function compileScreen(screen: Screen, find: FindContract): CompiledScreen {
  return {
    title: compileText(screen.title),
    loads: compileLoads(screen.load),
    derived: screen.derived,
    blocks: compileBlocks(screen.blocks, { find, derived: screen.derived }, []),
  };
}

/** What is around the blocks of a screen. */
interface AroundBlocks {
  readonly find: FindContract;
  readonly derived: Screen["derived"];
}

const compileBlocks = (blocks: Readonly<Record<string, Block>>, around: AroundBlocks, above: readonly string[]) =>
  Object.entries(blocks).map(([name, block]) => compileBlock(block, around, [...above, name]));

function compileBlock(block: Block, around: AroundBlocks, path: readonly string[]): AnyBlock {
  const placed = { name: path.at(-1) ?? "", component: block.component, path: path.join("."), slot: block.slot };
  const contract = around.find(block.component);
  if (contract === undefined) {
    return { ...placed, isBroken: true, error: new Error(`There is no component "${block.component}".`) };
  }
  try {
    return { ...placed, isBroken: false, contract, ...compileParts(block, contract, around, path) };
  } catch (error) {
    return { ...placed, isBroken: true, error: error instanceof Error ? error : new Error(String(error)) };
  }
}

function compileParts(block: Block, contract: ComponentContract, around: AroundBlocks, path: readonly string[]) {
  return {
    isVisible: compileVisible(block),
    props: compileProps(block, contract),
    each: block.each === undefined ? undefined : compileEach(block.each, around),
    on: Object.fromEntries(Object.entries(block.on ?? {}).map(([event, send]) => [event, compileSend(send)])),
    whenRefused: block.whenRefused,
    children: compileBlocks(block.children ?? {}, around, path),
  };
}

function compileVisible({ visibleWhen }: Block): (scope: Scope) => boolean {
  if (visibleWhen === undefined) return () => true;
  const rule = compileRule(visibleWhen);
  return (scope) => rule(scope) === true;
}

function compileProps(block: Block, contract: ComponentContract): CompiledBlock["props"] {
  const written: [string, unknown][] = Object.entries(block.props ?? {});
  const compiled = written.map(([name, value]) => [name, compileProp(value, contract.props[name]?.kind)] as const);
  return (scope, words) => present(compiled.map(([name, evaluate]) => [name, evaluate(scope, words)]));
}

function compileProp(value: unknown, kind: "text" | "rule" | "value" | undefined) {
  if (kind === "text") return compileText(value);
  if (kind === "rule" && isRule(value)) return compileRule(value);
  return () => value;
}

function compileEach(each: Each, { derived }: AroundBlocks): CompiledEach {
  const list = compileRule(each.in);
  return {
    as: each.as,
    list: (scope) => {
      const elements = list(scope);
      return Array.isArray(elements) ? elements : [];
    },
    key: compileRule(each.key),
    loads: loadsRead(each.in, derived),
    empty: each.empty === undefined ? undefined : compileText(each.empty),
  };
}

function compileSend(send: Send): CompiledSend {
  const evaluateValues = compileRules(send.with ?? {});
  return {
    name: send.send,
    payload: (scope, given) => {
      const values = { ...given, ...evaluateValues(scope) };
      return Object.keys(values).length === 0 ? undefined : values;
    },
  };
}

function compileRules(rules: RuleMap): (scope: Scope) => Values {
  const compiled = Object.entries(rules).map(([name, rule]) => [name, compileRule(rule)] as const);
  return (scope) => present(compiled.map(([name, evaluate]) => [name, evaluate(scope)]));
}
