import { createContext } from "react";

interface CurrentTab {
  readonly value: string;
  /** Starts the ids of tabs and of the panel. */
  readonly id: string;
}

/** Tells a tab whether it is on view. */
export const CurrentTab = createContext<CurrentTab>({ value: "", id: "tabs" });

/** The id of the tab that names the panel. */
export const currentTabId = (id: string) => `${id}-current`;

/** The id of the panel. */
export const panelId = (id: string) => `${id}-panel`;
