/** The target of a transition to the next step. */
export const NEXT = "next";

/** The event of a screen that goes to the previous screen, unless a transition takes it. */
export const BACK = "BACK";

/** The event that Escape and Back send to a flow over the page; when no transition takes it, it closes the flow. */
export const DISMISS = "DISMISS";

/** The events of a dialog's close button; the first that the flow takes is sent. */
export const DISMISSALS = [DISMISS, "CLOSE"] as const;

/** The events of a frame, a plain screen or the problem page that the portal itself takes. */
export const SHELL_EVENTS = ["SIGN_OUT", "GO", "RETRY", "CONTINUE_HERE"] as const;

/** The event by which a run takes another context. No flow names it. */
export const CONTEXT_CHANGED = "context.changed";

/** The system events that the portal sends to every run: a closed list. */
export const SYSTEM_EVENTS = [
  "network.online",
  "network.offline",
  "network.weak",
  "session.signedIn",
  "session.signedOut",
  "session.ending",
  "session.expired",
  "route.changed",
  "route.left",
  "locale.changed",
  "storage.memory",
  "storage.persistent",
  "storage.lost",
  "outside.refused",
] as const;

/** The name of an event that the portal sends to every run. */
export type SystemEventName = (typeof SYSTEM_EVENTS)[number];

/** Whether the portal sends an event of that name to every run. */
export const isSystemEvent = (name: string): name is SystemEventName => SYSTEM_EVENTS.some((one) => one === name);
