import { test as base } from "playwright/test";
import type { ServedGallery } from "../../../tools/gallery/serve-gallery.ts";
import { type QuickTimes, quickened } from "../../../tools/serve/quick-release.ts";
import type { ServedTill } from "../../gateway/serve-till.ts";
import { type ChangedSite, resuming, serveChanged } from "./changed-site.ts";
import type { Deployment } from "./deployment.ts";
import { notedClients } from "./served-clients.ts";
import { type RunningPortal, servePortalForTests } from "./served-portal.ts";

/** A portal whose store changes while customers are there. */
export interface DeployedPortal {
  readonly deployment: Deployment;
  readonly portal: RunningPortal;
}

interface OfWorker {
  portal: RunningPortal;
  gallery: ServedGallery;
  /** The portal, at which a customer goes on after a reload. */
  resumingSite: ChangedSite;
  /** The same with short times. */
  quickSite: ChangedSite;
  deployed: DeployedPortal;
  tillPortal: ServedTill;
}

/** So that a deadline passes while a test looks. */
const QUICK: QuickTimes = { timeoutMs: 1500, deadlineMs: 3000, delayMs: 40, maxDelayMs: 80 };

// A database in memory and a build start slowly where the machine is busy.
const slowly = { scope: "worker", timeout: 120_000 } as const;

/**
 * What is started once in each worker, by the first test that asks for it. All of it is said here: files that say
 * something else of a worker have workers of their own, each with a start of its own.
 */
export const ofWorker = base.extend<object, OfWorker>({
  portal: [
    async ({ browserName: _ }, use) => {
      const portal = await servePortalForTests(notedClients());
      await use(portal);
      await portal.close();
    },
    slowly,
  ],
  gallery: [
    async ({ browserName: _ }, use) => {
      const { serveBuiltGallery } = await import("../../../tools/gallery/build-gallery.ts");
      const gallery = await serveBuiltGallery();
      await use(gallery);
      await gallery.close();
    },
    slowly,
  ],
  resumingSite: [
    async ({ portal }, use) => {
      const site = await serveChanged(portal, resuming);
      await use(site);
      await site.close();
    },
    slowly,
  ],
  quickSite: [
    async ({ portal }, use) => {
      const site = await serveChanged(portal, (html) => quickened(html, QUICK));
      await use(site);
      await site.close();
    },
    slowly,
  ],
  deployed: [
    async ({ browserName: _ }, use) => {
      const { newDeployment } = await import("./deployment.ts");
      const deployment = newDeployment();
      const portal = await servePortalForTests(notedClients(), deployment.folder);
      await use({ deployment, portal });
      await portal.close();
      deployment.remove();
    },
    slowly,
  ],
  tillPortal: [
    async ({ browserName: _ }, use) => {
      const { serveTill } = await import("../../gateway/serve-till.ts");
      const portal = await serveTill();
      await use(portal);
      await portal.close();
    },
    slowly,
  ],
});
