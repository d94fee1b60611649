import { expect } from "playwright/test";
import { type PageView, readView, settled } from "../faults/page-view.ts";
import type { Step, Walk, WalkContext } from "../faults/walk.ts";
import { createWalkContext } from "../faults/walking.ts";
import type { SandboxConsole } from "../support/sandbox-console.ts";
import { copied } from "../support/stored-texts.ts";
import type { Interruption } from "./interruptions.ts";
import { findLosses } from "./judge.ts";
import type { OwnBrowser } from "./own-browser.ts";

/** The result of one interruption at one screen. */
export interface Recovery {
  readonly losses: readonly string[];
  /** From the moment the page was asked for until its screen, or the sign-in before it, could be used. */
  readonly milliseconds: number;
}

/** A walk in a browser that is interrupted. */
export interface Walked {
  /** Does one step. */
  take(step: Step): Promise<void>;
  /** Types the step's values, and interrupts the browser; the customer signs in again if necessary. */
  examine(index: number, interruption: Interruption): Promise<Recovery>;
}

/** How often and how long the screen is awaited, in milliseconds. */
const AWAITED = { intervals: [20], timeout: 30_000 };

export function walkIn(browser: OwnBrowser, walk: Walk, sandbox: SandboxConsole): Walked {
  const walkContext = (): WalkContext => createWalkContext(walk, browser.page(), sandbox);
  const signsInAt = walk.steps.findIndex(({ signsIn }) => signsIn);

  async function take(step: Step): Promise<void> {
    await settled(browser.page());
    await step.fill?.(walkContext());
    await step.press(walkContext());
  }

  async function signInAgain(): Promise<void> {
    for (const step of walk.steps.slice(0, signsInAt + 1)) await take(step);
  }

  async function typeAnew(step: Step): Promise<void> {
    await settled(browser.page());
    await step.fill?.(walkContext());
  }

  /** A screen that needs a secret cannot be restored: the password is asked, or the link opened, again. */
  async function comeBack(before: PageView, step: Step | undefined): Promise<PageView> {
    const after = await settled(browser.page());
    const last = walk.steps.at(-1);
    if (after.heading === before.heading) return after;
    if (step !== undefined && (after.asksSecrets || step.dependsOnSecret === true)) await step.fill?.(walkContext());
    else if (step === undefined && last?.dependsOnSecret === true) await take(last);
    else return after;
    return settled(browser.page());
  }

  return {
    take,
    async examine(index, interruption) {
      const step = walk.steps[index];
      await settled(browser.page());
      await step?.fill?.(walkContext());
      const before = await settled(browser.page());
      await browser.page().waitForTimeout(interruption.calmMs ?? 0);
      if (interruption.endsSession === true) await copied(browser.page());
      const begun = await interruption.stop(browser);
      const isSignedOut =
        interruption.endsSession === true && signsInAt >= 0 && index > signsInAt && isAt(walk, browser);
      await isUsable(browser);
      const milliseconds = performance.now() - begun;
      if (isSignedOut) await signInAgain();
      // A part that the frame opened ended with the session.
      if (isSignedOut && step?.ofFrame === true) await typeAnew(step);
      const after = await comeBack(before, step);
      const mayDiffer = step === undefined && after.text !== "" && endsElsewhere(walk, isSignedOut);
      return { losses: mayDiffer ? [] : findLosses(before, after), milliseconds };
    },
  };
}

/** Whether the page is of the portal, not of a site that the walk leads to. */
const isAt = ({ start }: Walk, browser: OwnBrowser) => new URL(browser.page().url()).origin === new URL(start).origin;

/** Whether a reload loses the target: a part that the frame opened, or a page for unfinished customers. */
const endsElsewhere = ({ isOver, steps }: Walk, isSignedOut: boolean) =>
  steps.at(-1)?.ofFrame === true || (isSignedOut && isOver === true);

/** Waits until a screen has a heading and a control, and no request is pending. */
async function isUsable(browser: OwnBrowser): Promise<void> {
  const canBeUsed = async () => {
    const { heading, actions, values, isBusy } = await readView(browser.page());
    return heading !== "" && actions.length + values.length > 0 && !isBusy;
  };
  await expect.poll(canBeUsed, { ...AWAITED, message: "No screen came back that can be used." }).toBe(true);
}
