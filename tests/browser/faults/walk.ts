import type { Page } from "playwright/test";
import type { Say } from "../support/messages.ts";
import type { SandboxConsole } from "../support/sandbox-console.ts";

/** The tools of a step. */
export interface WalkContext {
  readonly page: Page;
  readonly sandbox: SandboxConsole;
  readonly say: Say;
  /** The digits that were sent last. */
  code(): Promise<string>;
  /** The address that was mailed last. */
  link(): Promise<string>;
  /** Opens an address of the portal. */
  open(path: string): Promise<unknown>;
}

/** From one screen to the next: the typed values, then the press. */
export interface Step {
  readonly name: string;
  /**
   * The calls that are made to fail here; without any, the step only leads on. A call that no step names joins by
   * itself wherever it is asked.
   */
  readonly asks?: readonly string[];
  /** Temporary rows of the step, by table: as many may remain when it is cut short. */
  readonly passing?: Readonly<Record<string, number>>;
  /** Rows that stay behind for good when a reply is lost, by table, beside those from before the step. */
  readonly leaves?: Readonly<Record<string, number>>;
  /** Why a failure needs no message: the customer's page stays as it was. */
  readonly quiet?: string;
  /** What a press without a network says, where it goes to a page of another party; otherwise that we are offline. */
  readonly saysOffline?: string;
  /** Why the page after a failure names no code for support. */
  readonly needsNoCode?: string;
  /** It belongs to the frame: after another sign-in the page is back, and the frame restarts. */
  readonly ofFrame?: true;
  /** Its screen needs a secret of an address, which no reload restores: the link is opened again. */
  readonly dependsOnSecret?: true;
  /** It opens an address, or leads there by another site: without a network it is the browser that says so. */
  readonly byAddress?: true;
  /** The page asks by itself, and without a network it waits: there is nothing to press. */
  readonly byItself?: true;
  /** After it the customer is signed in, and every step up to it is how. */
  readonly signsIn?: true;
  fill?(walkContext: WalkContext): Promise<unknown>;
  press(walkContext: WalkContext): Promise<unknown>;
}

/** A journey as one customer walks it without a fault. */
export interface Walk {
  readonly name: string;
  readonly client: string;
  /** The language of the browser. */
  readonly locale: string;
  /** By whom the codes are received: as `SandboxConsole.person` finds them. */
  readonly person: string;
  readonly start: string;
  /** Its last page is open only to customers who have not finished: others who sign in are redirected. */
  readonly isOver?: true;
  /** What another site of the partner stored on the browser. */
  readonly stored?: Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
}

/** A field by the key of its label. */
export const field = ({ page, say }: WalkContext, key: string) => page.getByLabel(say(key), { exact: true });

/** The first day or time of a visit that can be chosen. */
export const firstOpen = ({ page, say }: WalkContext, of: "day" | "slot") =>
  page
    .getByRole("radiogroup", { name: say(`service-request.visit.${of}.label`) })
    .getByRole("radio")
    .and(page.locator(":enabled"))
    .first();

/** Presses the button with this text, by its key. */
export const button =
  (key: string) =>
  ({ page, say }: WalkContext) =>
    page.getByRole("button", { name: say(key), exact: true }).click();

/** Presses the button with this text. */
export const pressed =
  (name: string) =>
  ({ page }: WalkContext) =>
    page.getByRole("button", { name, exact: true }).click();

/** Signing in by a mobile number, where numbers and national IDs have one field. */
export const enterNumber = (mobile: string): Step => ({
  name: "number",
  fill: (walkContext) => field(walkContext, "sign-in.identifier.value.label").fill(mobile),
  press: button("sign-in.identifier.submit"),
});

/** The screen for the code. */
export const enterCode = (asks?: readonly string[]): Step => ({
  name: "the code",
  signsIn: true,
  ...(asks === undefined ? {} : { asks }),
  fill: async (walkContext) => field(walkContext, "people.account.code.label").fill(await walkContext.code()),
  press: button("sign-in.enter-code.submit"),
});

/** Opens an address of a signed-in customer: a page that is left before its tokens are sealed forgets the sign-in. */
export const openInside =
  (path: string) =>
  async ({ page, open }: WalkContext): Promise<unknown> => {
    await page.waitForFunction(() => sessionStorage.getItem("portal.vault") !== null);
    return open(path);
  };

/** The screen for email and password. */
export const emailAndPassword = (
  { email, password }: { email: string; password: string },
  asks?: readonly string[],
): Step => ({
  name: "email and password",
  ...(asks === undefined ? {} : { asks }),
  async fill(walkContext) {
    await field(walkContext, "people.account.email.label").fill(email);
    await field(walkContext, "sign-in.email-and-password.password.label").fill(password);
  },
  press: button("sign-in.email-and-password.submit"),
});

/** The screen for a mobile number. */
export const mobileNumber = (number: string, asks?: readonly string[]): Step => ({
  name: "number",
  ...(asks === undefined ? {} : { asks }),
  fill: (walkContext) => field(walkContext, "sign-in.mobile.number.label").fill(number),
  press: button("sign-in.mobile.submit"),
});

/** Customers of the client that signs in by password. */
export const weiLing = { email: "weiling.tan@example.com", password: "Kopi-peng-2026" };
export const arjun = { email: "arjun.menon@example.com", password: "Monsoon-Orchard-88" };
