export { type BrowserPorts, openBrowserPorts } from "./browser/browser-ports.ts";
export { createPortal } from "./create-portal.ts";
export { keptDifference } from "./kept-difference.ts";
export type { JourneyDocs, PageState, Portal, PortalState, RouteMatch, ScreenEvent, ShellRunState } from "./portal.ts";
export { SHELL_RUN } from "./portal.ts";
export type { HistoryEntry, HistoryPort, PortalPorts } from "./ports.ts";
