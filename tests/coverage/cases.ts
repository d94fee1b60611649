import { readFileSync } from "node:fs";

/** Somebody at an address, and where that leads. */
export interface AddressCase {
  readonly title: string;
  readonly client: string;
  /** Overrides of this client, by JSON Pointer, that no client of the repository has. */
  readonly over?: Readonly<Record<string, unknown>>;
  readonly address: string;
  readonly session?: object;
  readonly storage?: object;
  /** The route after all redirects; absent without a redirect. */
  readonly opens?: string;
  /** The routes whose guards lead on to it, in order, where that is said. */
  readonly by?: readonly string[];
  /** The flow or screen behind it. */
  readonly shows?: string;
  /** Whether that signed out. */
  readonly signsOut?: true;
}

/** A screen and its contents. */
export interface ScreenCase {
  readonly title: string;
  readonly screen: string;
  readonly client: string;
  readonly programme?: string;
  /** Values of the programme at some places, instead of its own. */
  readonly over?: Readonly<Record<string, unknown>>;
  readonly locale?: string;
  readonly data?: object;
  readonly session?: object;
  readonly storage?: object;
  readonly route?: object;
  /** What its loads give. */
  readonly loaded?: unknown;
  /** What was typed into its forms. */
  readonly typed?: Readonly<Record<string, unknown>>;
  /** Calls that its loads ask for, each with its variant. */
  readonly asks?: readonly string[];
  /** Parts of its HTML, with literal characters. */
  readonly has: readonly string[];
  readonly hasNot?: readonly string[];
}

/** A field of a form, and which values it takes. */
export interface LimitCase {
  readonly title: string;
  /** `journey/form.field`. */
  readonly field: string;
  readonly client: string;
  readonly takes: readonly unknown[];
  readonly refuses: readonly unknown[];
  /** Customers whose value it begins with, of which it says so. */
  readonly begins?: readonly { readonly session: object; readonly says: string }[];
}

/** A call, its request, and the result of a reply. */
export interface RequestCase {
  readonly title: string;
  readonly client: string;
  readonly programme?: string;
  /** Values of the programme at some places, instead of its own. */
  readonly over?: Readonly<Record<string, unknown>>;
  readonly call: string;
  readonly way: string;
  readonly input: object;
  readonly sends: Readonly<Record<string, unknown>>;
  readonly reply?: object;
  readonly gives?: Readonly<Record<string, unknown>>;
}

/** An operation that gets no answer, and how long is waited before each further try. */
export interface TriesCase {
  readonly title: string;
  readonly operation: string;
  /** The number of tries instead of the contract's, to see the longest waits. */
  readonly times?: number;
  readonly waitsMs: readonly number[];
}

const readJson = (name: string) => JSON.parse(readFileSync(`tests/coverage/${name}.json`, "utf8"));

/** All cases of this folder. */
export const cases: {
  readonly addresses: readonly AddressCase[];
  readonly screens: readonly ScreenCase[];
  readonly limits: readonly LimitCase[];
  readonly requests: readonly RequestCase[];
  readonly tries: readonly TriesCase[];
} = {
  addresses: readJson("addresses"),
  screens: readJson("screens"),
  limits: readJson("limits"),
  requests: readJson("requests"),
  tries: readJson("tries"),
};
