export { type BrowserPorts, openBrowserPorts } from "./browser/browser-ports.ts";
export { createPortal } from "./create-portal.ts";
export type { JourneyDocs, PageState, Portal, PortalState, RouteMatch, ShellRunState } from "./portal.ts";
export { SHELL_RUN } from "./portal.ts";
export type { HistoryEntry, HistoryPort, PortalPorts } from "./ports.ts";
export { createStoredClockOffset } from "./session/clock-offset.ts";
