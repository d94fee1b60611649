import { createContext } from "react";

interface CurrentTab {
  readonly value: string;
  /** The prefix of the ids of tabs and of the panel. */
  readonly id: string;
}

/** Whether a tab is selected. */
export const CurrentTab = createContext<CurrentTab>({ value: "", id: "tabs" });

/** The id of the tab that names the panel. */
export const currentTabId = (id: string) => `${id}-current`;

/** The id of the panel. */
export const panelId = (id: string) => `${id}-panel`;
