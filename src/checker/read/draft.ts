import type { Call } from "../../documents/generated/call.ts";
import type { Country } from "../../documents/generated/country.ts";
import type { ExternalFrame } from "../../documents/generated/external-frame.ts";
import type { FieldSet } from "../../documents/generated/fields.ts";
import type { Fixtures } from "../../documents/generated/fixtures.ts";
import type { Field, Form, TakenField } from "../../documents/generated/form.ts";
import type { Fragment } from "../../documents/generated/fragment.ts";
import type { Language } from "../../documents/generated/language.ts";
import type { Layout } from "../../documents/generated/layout.ts";
import type { Messages } from "../../documents/generated/messages.ts";
import type { Routes } from "../../documents/generated/routes.ts";
import type { RuleSet } from "../../documents/generated/rules.ts";
import type { Scenarios } from "../../documents/generated/scenarios.ts";
import type { Screen } from "../../documents/generated/screen.ts";
import type { SessionDocument } from "../../documents/generated/session.ts";
import type { Flow } from "../../engine/generated/flow.ts";
import type { Rule } from "../../engine/generated/rule.ts";
import type { Text } from "../../engine/generated/text.ts";

/** The type of each kind of document. Clients and programmes, which are read in layers, follow the schemas. */
export interface DocumentTypes {
  readonly flow: Omit<Flow, "rules"> & { readonly rules?: readonly string[] };
  readonly screen: Screen;
  readonly layout: Layout;
  readonly fragment: Fragment;
  readonly form: Omit<Form, "fields"> & { readonly fields: { readonly [name: string]: Field | TakenField } };
  readonly fields: FieldSet;
  readonly rules: RuleSet;
  readonly call: Call;
  readonly "external-frame": ExternalFrame;
  readonly routes: Routes;
  readonly session: SessionDocument;
  readonly client: unknown;
  readonly programme: unknown;
  readonly country: Country;
  readonly messages: Messages;
  readonly language: Language;
  readonly scenarios: Scenarios;
  readonly fixtures: Fixtures;
}

/**
 * A value that may break its schema: any member may be absent, and present members have their types. Alternatives are
 * one object with the members of all. Rules and texts, which have readers of their own, may be anything.
 */
export type Draft<Type> = [Rule] extends [Type]
  ? unknown
  : [Text] extends [Type]
    ? unknown
    : Extract<Type, Scalar> | DraftList<Extract<Type, List>> | DraftObject<Exclude<Type, Scalar | List>>;

type Scalar = string | number | boolean;
type List = readonly unknown[];

type DraftList<Type> = Type extends readonly (infer Element)[] ? readonly Draft<Element>[] : never;

type DraftObject<Type> = [Type] extends [never]
  ? never
  : string extends keyof Type
    ? { readonly [name: string]: Draft<Exclude<Type[keyof Type], undefined>> }
    : { readonly [Name in NameIn<Type>]?: Draft<Exclude<MemberOf<Type, Name>, undefined>> | undefined };

type NameIn<Type> = Type extends unknown ? keyof Type : never;
type MemberOf<Type, Name> = Type extends unknown ? (Name extends keyof Type ? Type[Name] : never) : never;
