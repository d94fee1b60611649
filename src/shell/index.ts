export { createAddressHistory } from "./address-history.ts";
export { clientBase } from "./client-base.ts";
export { inCurrentFormat, loadInCurrentFormat } from "./current-format.ts";
export { fetchAhead, withComponents } from "./fetch-ahead.ts";
export { type FirstScreen, firstScreenIn } from "./first-screen.ts";
export { mountPortal, mountSafePage } from "./mount-portal.tsx";
export { announceProblem } from "./problem-event.ts";
export { fetchRelease, readRelease } from "./read-release.ts";
export { renewStalePage, thisPage } from "./stale-page.ts";
