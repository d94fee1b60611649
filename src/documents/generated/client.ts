// Generated from schemas/client.schema.json by `npm run generate`. Change the schema instead.

import type { MessageKey } from "../../engine/generated/text.ts";
import type { Region } from "./country.ts";

/**
 * A partner brand, or a layer that brands extend.
 */
export interface Client {
  /**
   * The file's name without its ending: at least two words with hyphens, unique over clients, programmes and layers.
   */
  readonly id: string;
  /**
   * The author's version of this file, as a semantic version.
   */
  readonly version: string;
  /**
   * The version of this document format.
   */
  readonly formatVersion: 2;
  /**
   * One sentence for a person.
   */
  readonly summary: string;
  /**
   * The parent's id; a chain has at most five documents.
   */
  readonly extends?: string;
  /**
   * A layer for others to extend, never served itself.
   */
  readonly abstract?: true;
  /**
   * The names that this layer adds to catalogues, as JSON Pointers; any other new name there counts as a typing error.
   */
  readonly adds?: readonly string[];
  /**
   * Values that no layer below may change, as JSON Pointers in which `*` is any name. They accumulate down the chain.
   */
  readonly sealed?: readonly string[];
  /**
   * The host names under which this client's portal is served.
   */
  readonly hosts: readonly string[];
  /**
   * The client's code on the wire, compared without case.
   */
  readonly code: string;
  /**
   * The product of the portal; `repair` runs under /portal.
   */
  readonly productType: "device-protection" | "repair";
  /**
   * What a reload of an inner page does.
   */
  readonly onReload: "landing" | "resume";
  /**
   * The languages offered; the first is the default.
   *
   * @minItems 1
   */
  readonly languages: readonly string[];
  /**
   * Where the client sells: a country, and what differs from it.
   */
  readonly region: Region;
  /**
   * Whether a message may reveal that an email or number is unknown; wrong passwords never do.
   */
  readonly revealsUnknownIdentifiers: boolean;
  readonly signIn: SignInOffer;
  readonly onboarding: Onboarding;
  readonly shell: ShellOffer;
  readonly menus: Menus;
  readonly theme: Theme;
  readonly backEnd: BackEnd;
  /**
   * Addresses of documents and outside pages by name, on the portal's own host or with https; customers can leave the portal only for these. `{client.code}` is the client's code.
   */
  readonly links: {
    readonly [k: string]: string;
  };
  /**
   * Origins of pages outside to which flows may lead by an address of a reply, such as the page of a payment, by name. Forms may be sent there.
   */
  readonly leavesTo?: {
    /**
     * The origin.
     */
    readonly [k: string]: string;
  };
  /**
   * Origins of external frames, by the frame's id: its pages may show no others, beside those of the programmes that it sells.
   */
  readonly frames?: {
    /**
     * The origin.
     */
    readonly [k: string]: string;
  };
  /**
   * The storage keys that the portal shares with other sites.
   */
  readonly storage: readonly string[];
  /**
   * The merchants, by the name that programmes use: their names on the wire.
   */
  readonly merchants: {
    /**
     * The name on the wire.
     */
    readonly [k: string]: string;
  };
  readonly inquiry: InquirySetup;
  readonly chat: ChatSetup;
  /**
   * Settings of flows, by the flow, as `journey/id`.
   */
  readonly settings: {
    /**
     * The flow's settings.
     */
    readonly [k: string]: {};
  };
  /**
   * The variant of a call, by the call's id.
   */
  readonly variants: {
    readonly [k: string]: string;
  };
  readonly substitutes?: Substitutes;
  /**
   * The programmes that the client sells.
   */
  readonly programmes: readonly string[];
}
/**
 * The offers beside signing in. The `settings` of its flow decide how a customer signs in.
 */
export interface SignInOffer {
  /**
   * Whether an account can be made.
   */
  readonly registersAccount: boolean;
  /**
   * Whether a device can be registered before there is an account.
   */
  readonly registersDevice: boolean;
  /**
   * Whether signing in with a device that is not registered leads to registering it.
   */
  readonly registersAnchor: boolean;
  /**
   * Whether the end of the national ID signs in, without a code. docs/security.md names the cost.
   */
  readonly skipsCode: boolean;
  /**
   * Whether the address that verifies a person exists.
   */
  readonly verifies: boolean;
  /**
   * Whether the account has its own landing page.
   */
  readonly managesAccount: boolean;
  /**
   * Other accounts for signing in, in order.
   */
  readonly social: readonly ("google" | "facebook" | "apple")[];
  /**
   * The client's own sites that share the sign-in with the portal: the names of their `links`. Only their pages may receive a secret.
   */
  readonly singleSignOn: readonly string[];
}
/**
 * The first steps that a newcomer sees.
 */
export interface Onboarding {
  /**
   * The steps, in order; without steps there is no introduction.
   */
  readonly steps: readonly string[];
  /**
   * All steps. Their texts are the messages `onboarding.stepTypes.<step>.<word>`.
   */
  readonly stepTypes: {
    readonly [k: string]: OnboardingStep;
  };
}
/**
 * A step.
 */
export interface OnboardingStep {
  /**
   * The icon's name.
   */
  readonly icon: string;
}
/**
 * The offers of the frame around every page.
 */
export interface ShellOffer {
  /**
   * The first page of signed-in customers.
   */
  readonly landing: "standard" | "retail";
  /**
   * Whether there is a bell with notifications.
   */
  readonly showsNotifications: boolean;
  /**
   * Whether there is a page of questions and answers; repair only.
   */
  readonly showsFaq: boolean;
  /**
   * Whether there is a page of documents.
   */
  readonly showsDocuments: boolean;
  /**
   * Whether customers can chat; the chat's page is then a frame (`frames.chat`). Without it they are offered the telephone and the address.
   */
  readonly offersChat: boolean;
  /**
   * Whether a signed-in customer can chat, call or write on the pages under the sign-in.
   */
  readonly showsChatOnSignInPages: boolean;
}
/**
 * The menus of the customer's frame: one in the header, one under the page.
 */
export interface Menus {
  /**
   * The items of the menu, in order.
   */
  readonly main: readonly string[];
  /**
   * The items of the second menu, in order; without items the menu is absent.
   */
  readonly second: readonly string[];
  /**
   * All items. Their texts are the messages `menus.items.<item>.<word>`.
   */
  readonly items: {
    readonly [k: string]: MenuItem;
  };
}
/**
 * An item.
 */
export interface MenuItem {
  /**
   * The route of the item.
   */
  readonly to: string;
  /**
   * Shown only to customers with a plan whose programme is known; others would be led away again.
   */
  readonly forPlanHolders?: boolean;
  /**
   * Shown only where the customer's programme has this journey: a name in `journeys` of programmes.
   */
  readonly journey?: string;
}
/**
 * The brand's look.
 */
export interface Theme {
  /**
   * The portal's name.
   */
  readonly title: MessageKey;
  /**
   * The logo's address.
   */
  readonly logo: string;
  /**
   * The icon's address.
   */
  readonly favicon: string;
  /**
   * Whether the client's content service is asked for the title and the icon; until it answers, those above are shown.
   */
  readonly isRemote: boolean;
  /**
   * How round the corners of marks, controls and sheets are. Without it they are soft.
   */
  readonly corners?: "square" | "soft" | "round";
  readonly tokens: ThemeTokens;
  readonly darkTokens?: DarkThemeTokens;
}
/**
 * Colours in the light scheme.
 */
export interface ThemeTokens {
  /**
   * The main action, links and marks.
   */
  readonly brand?: string;
  /**
   * Words on `brand`.
   */
  readonly brandInk?: string;
  /**
   * The page's ground: warm, cool or plain.
   */
  readonly surface?: string;
  /**
   * Sheets, cards and fields on the ground.
   */
  readonly surfaceRaised?: string;
  /**
   * Words.
   */
  readonly ink?: string;
  /**
   * Hints and other quiet words.
   */
  readonly inkSoft?: string;
  /**
   * The edges of fields and buttons.
   */
  readonly line?: string;
  /**
   * The ring around the focused control.
   */
  readonly focus?: string;
  /**
   * What went well.
   */
  readonly good?: string;
  /**
   * What needs attention.
   */
  readonly warn?: string;
  /**
   * What went wrong, and actions that destroy something.
   */
  readonly bad?: string;
  /**
   * What is good to know.
   */
  readonly info?: string;
  /**
   * The header's ground, and the browser's bar above the page (`theme-color`).
   */
  readonly header?: string;
  /**
   * Words, signs and the focus ring in the header.
   */
  readonly headerInk?: string;
  /**
   * The band under the header, behind the top of pages before sign-in; no words are on it.
   */
  readonly hero?: string;
}
/**
 * Colours in the dark scheme; without them the portal stays light.
 */
export interface DarkThemeTokens {
  /**
   * The main action, links and marks.
   */
  readonly brand?: string;
  /**
   * Words on `brand`.
   */
  readonly brandInk?: string;
  /**
   * The page's ground: warm, cool or plain.
   */
  readonly surface?: string;
  /**
   * Sheets, cards and fields on the ground.
   */
  readonly surfaceRaised?: string;
  /**
   * Words.
   */
  readonly ink?: string;
  /**
   * Hints and other quiet words.
   */
  readonly inkSoft?: string;
  /**
   * The edges of fields and buttons.
   */
  readonly line?: string;
  /**
   * The ring around the focused control.
   */
  readonly focus?: string;
  /**
   * What went well.
   */
  readonly good?: string;
  /**
   * What needs attention.
   */
  readonly warn?: string;
  /**
   * What went wrong, and actions that destroy something.
   */
  readonly bad?: string;
  /**
   * What is good to know.
   */
  readonly info?: string;
  /**
   * The header's ground, and the browser's bar above the page (`theme-color`).
   */
  readonly header?: string;
  /**
   * Words, signs and the focus ring in the header.
   */
  readonly headerInk?: string;
  /**
   * The band under the header, behind the top of pages before sign-in; no words are on it.
   */
  readonly hero?: string;
}
/**
 * The address of the client's back end, and the signing of requests.
 */
export interface BackEnd {
  /**
   * The address of each base of the contract (`x-call.base`): a path or an https origin.
   */
  readonly bases: {
    readonly [k: string]: string;
  };
  /**
   * The signing of requests.
   */
  readonly signing: "hmac-sha-256";
  /**
   * The encryption of `x-encrypt` fields.
   */
  readonly encryption: "aes-256-gcm";
  /**
   * The fixed secret that the existing back ends expect. It obfuscates; it does not protect.
   */
  readonly sharedSecret: string;
  /**
   * The language of the texts that the back end calls local (`TL`), beside its English ones; absent where it has none. Customers who read it get those texts.
   */
  readonly localLanguage?: string;
  /**
   * Headers that every request carries. `{client.code}` and `{client.region.country}` are replaced by the client's own values.
   */
  readonly headers: {
    readonly [k: string]: string;
  };
  /**
   * How the claim token is sent: not at all (the default), or as bearer authorisation.
   */
  readonly claimToken?: "none" | "bearer";
  /**
   * The access token of claims: the session's (the default), or the agreement's id.
   */
  readonly accessToken?: "session" | "agreementId";
}
/**
 * Contact when signing in is impossible, and the time until an answer.
 */
export interface InquirySetup {
  /**
   * Whether there is a form; otherwise only name and number are sent.
   */
  readonly offersForm: boolean;
  /**
   * The partner on the wire.
   */
  readonly partner: string;
  /**
   * The channel on the wire.
   */
  readonly channel: string;
  /**
   * The type on the wire.
   */
  readonly type: string;
  /**
   * The folder in which attachments are kept.
   */
  readonly folder: string;
  /**
   * The number of business days until an answer.
   */
  readonly repliesInBusinessDays: number;
  /**
   * The number of working days until a call is returned.
   */
  readonly callsBackInWorkingDays: number;
}
/**
 * The people who help signed-in customers: their chat's code, and how and when they can be reached otherwise.
 */
export interface ChatSetup {
  /**
   * The program's code on the wire.
   */
  readonly program: string;
  /**
   * The frame of the chat's page, which a client that offers a chat lists under `frames`.
   */
  readonly frame?: string;
  /**
   * The number of the support, as it is written and dialled: digits and hyphens.
   */
  readonly phone: string;
  /**
   * The address of the support.
   */
  readonly email: string;
  readonly hours: SupportHours;
}
/**
 * The hours of the support, in the client's zone.
 */
export interface SupportHours {
  /**
   * Days of the week, 1 is Monday: Monday to Friday, Monday to Saturday, or all. Customers read no others.
   */
  readonly days: readonly number[];
  /**
   * From.
   */
  readonly from: string;
  /**
   * Until.
   */
  readonly until: string;
}
/**
 * Substitutes of screens, flows and forms, by the names that they replace; their interfaces agree. `variants` chooses the variants of calls.
 */
export interface Substitutes {
  /**
   * By the flow that is replaced, as `journey/id`: its substitute.
   */
  readonly flows?: {
    readonly [k: string]: string;
  };
  /**
   * By the screen that is replaced, as `journey/id`: its substitute.
   */
  readonly screens?: {
    readonly [k: string]: string;
  };
  /**
   * By the form that is replaced, as `journey/id`: its substitute.
   */
  readonly forms?: {
    readonly [k: string]: string;
  };
}
