import type { Page } from "playwright/test";

/** Counts the requests to an address. */
export function counted(page: Page, address: RegExp): () => number {
  let count = 0;
  page.on("request", (request) => {
    if (address.test(request.url())) count += 1;
  });
  return () => count;
}
