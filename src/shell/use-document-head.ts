import { useEffect, useLayoutEffect } from "react";
import { screenTitle } from "../renderer/index.ts";
import type { PageOnView } from "./page-on-view.ts";
import { currentWords, type Stage } from "./scenes.ts";

/**
 * Keeps the document's title, language and icon those of the screen on view, the locale and the client, or its back end.
 * Title and language change before the screen is painted.
 */
export function useDocumentHead(stage: Stage, onView: PageOnView): void {
  const { spoken, direction, client, head } = stage.state;
  const icon = head?.icon ?? client.theme.favicon;
  const title = documentTitle(stage, onView);
  useLayoutEffect(() => {
    // Until texts are loaded the server's title stays.
    if (title !== "") document.title = title;
  }, [title]);
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang: spoken, dir: direction });
  }, [spoken, direction]);
  useEffect(() => setIcon(icon), [icon]);
}

function documentTitle(stage: Stage, onView: PageOnView): string {
  const { head, client } = stage.state;
  const portalTitle = head?.title ?? currentWords(stage).say(client.theme.title);
  const scene = onView.kind === "scenes" ? (onView.overlays.at(-1)?.scene ?? onView.page) : undefined;
  return scene === undefined ? portalTitle : `${screenTitle(scene)} – ${portalTitle}`;
}

function setIcon(address: string) {
  const known = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const icon = known ?? document.head.appendChild(Object.assign(document.createElement("link"), { rel: "icon" }));
  if (icon.getAttribute("href") !== address) icon.href = address;
}
