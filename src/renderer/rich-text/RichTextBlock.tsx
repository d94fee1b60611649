import { createElement, Fragment, type ReactNode, useMemo } from "react";
import { isJsonObject } from "../../documents/json.ts";
import { type Inline, isSafeAddress, type RichBlock, readRichText } from "../../documents/rich-text.ts";
import type { BuiltInProps } from "../built-ins/built-in-props.ts";
import { blockComponent } from "../registered-components.ts";
import { useScene } from "../scene.ts";
import styles from "./rich-text.module.css";

/** The level of the first headings, `##`: the page has the one above. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 6;

/** Draws a message in Markdown. Its parts become elements: no text of it is ever HTML. */
export function RichTextBlock({ block, scope }: BuiltInProps) {
  const { words } = useScene();
  const { text, links, newTabText } = block.props(scope, words);
  const said = words.say(String(text));
  const { blocks } = useMemo(() => readRichText(said), [said]);
  const addressOf = (to: string) => {
    if (isSafeAddress(to)) return to;
    const named = isJsonObject(links) && Object.hasOwn(links, to) ? links[to] : undefined;
    return typeof named === "string" && (isSafeAddress(named) || /^\/(?!\/)/.test(named)) ? named : undefined;
  };
  const drawLink = (to: string, label: string) => {
    const href = addressOf(to);
    return href === undefined ? label : createElement(blockComponent("link"), { text: label, href, newTabText });
  };
  return <div className={styles.text}>{drawBlocks(blocks, drawLink)}</div>;
}

type DrawLink = (to: string, label: string) => ReactNode;

// The parts of a message never change their order, so that they are spread and need no keys.
const drawBlocks = (blocks: readonly RichBlock[], drawLink: DrawLink): ReactNode =>
  createElement(Fragment, null, ...blocks.map((one) => drawBlock(one, drawLink)));

function drawBlock(block: RichBlock, drawLink: DrawLink): ReactNode {
  switch (block.kind) {
    case "heading": {
      const level = Math.min(Math.max(block.level, FIRST_LEVEL), LAST_LEVEL);
      return createElement(`h${level}`, { className: styles.heading }, drawLine(block.inside, drawLink));
    }
    case "paragraph":
      return <p className={styles.paragraph}>{drawLine(block.inside, drawLink)}</p>;
    case "list": {
      const items = block.items.map((item) => createElement("li", null, drawItem(item, drawLink)));
      if (block.start === undefined) return createElement("ul", { className: styles.list }, ...items);
      return createElement("ol", { className: styles.list, start: block.start }, ...items);
    }
  }
}

/** An item that is one line is drawn without a paragraph. */
function drawItem(item: readonly RichBlock[], drawLink: DrawLink): ReactNode {
  const [first, ...others] = item;
  if (first?.kind !== "paragraph") return drawBlocks(item, drawLink);
  return (
    <>
      {drawLine(first.inside, drawLink)}
      {drawBlocks(others, drawLink)}
    </>
  );
}

const drawLine = (parts: readonly Inline[], drawLink: DrawLink): ReactNode =>
  createElement(Fragment, null, ...parts.map((part) => drawPart(part, drawLink)));

function drawPart(part: Inline, drawLink: DrawLink): ReactNode {
  switch (part.kind) {
    case "text":
      return part.text;
    case "break":
      return <br />;
    case "strong":
      return <strong>{drawLine(part.inside, drawLink)}</strong>;
    case "emphasis":
      return <em>{drawLine(part.inside, drawLink)}</em>;
    case "link":
      return drawLink(part.to, part.text);
  }
}
