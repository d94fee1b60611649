export { createAddressHistory } from "./address-history.ts";
export { clientBase } from "./client-base.ts";
export { mountPortal, mountSafePage } from "./mount-portal.tsx";
export { announceProblem } from "./problem-event.ts";
export { readRelease } from "./read-release.ts";
