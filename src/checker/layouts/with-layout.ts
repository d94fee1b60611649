import { isJsonObject, type JsonObject, member, objectEntries } from "../../documents/json.ts";
import type { ReadDocument, SourceDocument } from "../read/source-document.ts";

type Layout = SourceDocument<"layout">;

/** The layout that a screen names. */
export function layoutNamed(
  { plain, journey = "" }: ReadDocument,
  find: (name: string) => Layout | undefined,
): Layout | undefined {
  const name = member(plain, "layout");
  return typeof name === "string" ? find(name.includes("/") ? name : `${journey}/${name}`) : undefined;
}

/** A screen with the blocks of its layout around its own. */
export function withLayout(screen: unknown, layout: Layout | undefined): unknown {
  if (layout === undefined || !isJsonObject(screen)) return screen;
  const frame = withTitle(member(layout.plain, "blocks"), screen.title);
  const places = placesIn(frame);
  const own = objectEntries(screen.blocks).map(([name, block]) => ownBlock(name, block, places));
  return { ...screen, blocks: filled(frame, own) };
}

/** A block of the screen, and the slot of the layout to which it goes. */
interface OwnBlock {
  readonly name: string;
  readonly block: unknown;
  readonly slot: string | undefined;
}

/** The blocks of a layout with those of the screen; one around slots that all stay empty is left out. */
function filled(children: unknown, own: readonly OwnBlock[]): JsonObject {
  return Object.fromEntries(
    objectEntries(children).flatMap(([name, child]): (readonly [string, unknown])[] => {
      if (isSlot(child)) return own.filter(({ slot }) => slot === child.slot).map((one) => [one.name, one.block]);
      const instead = own.find((one) => one.name === name);
      if (instead !== undefined) return [[name, instead.block]];
      const inside = member(child, "children");
      if (!isJsonObject(child) || inside === undefined) return [[name, child]];
      const children = filled(inside, own);
      const isLeftOut = Object.keys(children).length === 0 && objectEntries(inside).some(([, one]) => isSlot(one));
      return isLeftOut ? [] : [[name, { ...child, children }]];
    }),
  );
}

/** Whether a child of a layout is a place for blocks of a screen. */
export const isSlot = (child: unknown): child is { readonly slot: string } =>
  typeof member(child, "slot") === "string" &&
  member(child, "component") === undefined &&
  member(child, "fragment") === undefined;

/** The slots of a layout, and the names of its own blocks. */
interface Places {
  readonly slots: readonly string[];
  readonly blocks: readonly string[];
}

function placesIn(children: unknown): Places {
  const found = objectEntries(children).map(([name, child]): Places => {
    if (isSlot(child)) return { slots: [child.slot], blocks: [] };
    const inside = placesIn(member(child, "children"));
    return { slots: inside.slots, blocks: [name, ...inside.blocks] };
  });
  return { slots: found.flatMap(({ slots }) => slots), blocks: found.flatMap(({ blocks }) => blocks) };
}

/** A block goes to the slot that it names, or that has its own name; all others go to `content`. */
function ownBlock(name: string, block: unknown, { slots, blocks }: Places): OwnBlock {
  if (blocks.includes(name)) return { name, block, slot: undefined };
  const named = [member(block, "slot"), name].find((one) => slots.some((slot) => slot === one));
  return { name, block: withoutSlot(block, slots), slot: typeof named === "string" ? named : CONTENT };
}

const CONTENT = "content";

/** The slot of a layout is not one of the component around it. A block that is only a slot is in the wrong place. */
function withoutSlot(block: unknown, slots: readonly string[]): unknown {
  if (!isJsonObject(block) || isSlot(block) || !slots.some((slot) => slot === block.slot)) return block;
  const { slot: _, ...rest } = block;
  return rest;
}

/** Blocks of a layout in which `$screen.title` is the title of a screen. */
function withTitle(value: unknown, title: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => withTitle(one, title));
  if (!isJsonObject(value)) return value;
  if (value.var === "screen.title") return title;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTitle(one, title)]));
}
