import { arrayElements, member, objectKeys } from "../../documents/json.ts";
import type { JsonPath } from "../../documents/json-path.ts";
import type { CheckContext } from "../check-context.ts";
import { valueAt } from "../findings/inside.ts";
import { memoizeByDocument } from "../memoize-by-document.ts";
import type {
  CallDocument,
  FlowDocument,
  FormDocument,
  ScreenDocument,
  SourceDocument,
} from "../read/source-document.ts";
import { flowsShowing, isShownByShell, screensWith } from "../uses/flow-links.ts";
import { nameInJourney } from "../uses/references.ts";
import { answerShapeAt, formFieldShapes, openFieldShapes } from "./field-shapes.ts";
import { callInputShape, callOutputShape, commonScope, replyShape, stepShape } from "./known-shapes.ts";
import { scopeInLayer } from "./scope-in-layer.ts";
import { flowScope, ruleShape, scopeOfFlow, withNeeds } from "./scope-of-flow.ts";
import { loadShapes } from "./scope-of-load.ts";
import { routeShape, scopeOfRoutes, scopeOfSession } from "./scope-of-routes.ts";
import { anyOfShapes, anything, type ShapeScope, shapeOfTypes, shapeWith, shapeWithout } from "./shape.ts";
import { derivedOfAnswers, withDerivedShapes } from "./shape-of-derived.ts";

/** The scope of the rule at a place of a document. */
export function scopeOfRule(context: CheckContext, document: SourceDocument, path: JsonPath): ShapeScope {
  if (path[0] === "rules") return scopeOfNamedRule(document, path);
  if (path[0] === "load" && path[2] === "until") return withAnswer(context, document, path);
  switch (document.kind) {
    case "flow":
      return scopeOfFlow(context, document, path);
    case "screen":
      return scopeOfScreen(context, document, path);
    case "form":
      if (path[2] === "order" || path[2] === "fillsInOrder") return scopeBeforeForm(context, document);
      if (path[0] === "derived") return scopeOfDerived(context, document);
      if (isOutsideAnswers(path)) return withLimits(scopeBesideForm(context, document), document, path);
      return withLimits(withOption(atField(context, document, path), document, path), document, path);
    case "call":
      return scopeOfCall(context, document, path);
    case "routes":
      return scopeOfRoutes(context, document, path);
    case "session":
      return scopeOfSession(context, document, path);
    case "fields":
      return withOption({ ...scopeOfPart(context), value: answerShapeAt(document, path) }, document, path);
    case "layout":
      return scopeOfPart(context);
    case "fragment":
      return withElements({ ...scopeOfPart(context), input: inputShape(document) }, document, path);
    case "client":
    case "programme":
    case "country":
      return scopeInLayer(context, document, path, scopeOfGroup) ?? commonScope(context);
    case "external-frame":
    case "rules":
    case "messages":
    case "language":
    case "scenarios":
    case "fixtures":
      return commonScope(context);
  }
}

/** The end of a repeated load reads the answer as `result`. */
function withAnswer(context: CheckContext, document: SourceDocument, path: JsonPath): ShapeScope {
  const call = valueAt(document.value, [...path.slice(0, 2), "call"]);
  const around = scopeOfRule(context, document, path.slice(0, 2));
  return { ...around, result: callOutputShape(context, String(call)) };
}

/** Fields of sets and blocks of layouts are checked in each form or screen that has them; alone they may read anything. */
function scopeOfPart(context: CheckContext): ShapeScope {
  const roots = ["value", "form", "limits", "load", "data", "settings", "step", "screen", "route", "derived"];
  const open = roots.map((root) => [root, anything] as const);
  return { ...commonScope(context), ...Object.fromEntries(open) };
}

const inputShape = ({ value }: SourceDocument<"fragment">) =>
  shapeWith(Object.fromEntries(objectKeys(value.input).map((name) => [name, anything])));

/** A named rule reads only its inputs. */
function scopeOfNamedRule({ value }: SourceDocument, path: JsonPath): ShapeScope {
  const inputs = arrayElements(valueAt(value, [...path.slice(0, 2), "in"]));
  return Object.fromEntries(inputs.map((input) => [String(input), anything]));
}

function scopeOfScreen(context: CheckContext, screen: ScreenDocument, path: JsonPath): ShapeScope {
  const scope = withElements(scopeAroundScreen(context, screen), screen, path);
  const form = formAround(context, screen, path);
  return form === undefined ? scope : { ...scope, form: shapeWith(openFieldShapes(context, form)) };
}

/** The form around a block whose event carries values. */
function formAround({ index }: CheckContext, screen: ScreenDocument, path: JsonPath) {
  if (path[path.lastIndexOf("on") + 2] !== "with") return undefined;
  const holders = path.flatMap((key, at) => (key === "children" ? [valueAt(screen.value, path.slice(0, at))] : []));
  const around = holders.findLast((holder) => member(holder, "component") === "form");
  const name = member(member(around, "props"), "form");
  return typeof name === "string" ? index.find("form", nameInJourney(name, screen)) : undefined;
}

const scopeAroundScreen = memoizeByDocument((context, screen: ScreenDocument) => {
  const load = shapeWith(loadShapes(context, screen));
  const scope = { ...commonScope(context), route: routeShape, load, ...dataOfScreen(context, screen) };
  return withDerivedShapes(context, screen, withNeeds(scope, flowsShowing(context, screen)));
});

/** The data of a screen: that of its flows; in a frame or at a route, none. */
function dataOfScreen(context: CheckContext, screen: ScreenDocument): ShapeScope {
  if (isFailureScreen(context, screen))
    return { data: shapeWith({ supportCode: shapeWith({}), failure: shapeWith({}) }) };
  const flows = flowsShowing(context, screen);
  if (flows.length === 0 && isShownByShell(context, screen)) return {};
  return { ...scopeOfFlows(context, flows), step: stepShape };
}

/** The screen of the route for a portal that cannot continue gets a support code, or the failure's name. */
function isFailureScreen({ index }: CheckContext, screen: SourceDocument): boolean {
  const { routes, failed } = index.find("routes", "routes")?.value ?? {};
  return index.find("screen", String(member(routes, String(failed))?.screen)) === screen;
}

/** `data`, `settings` and `derived` of the flows that show a screen; unknown for a screen without flows. */
function scopeOfFlows(context: CheckContext, flows: readonly FlowDocument[]): ShapeScope {
  const scopes = flows.map((flow) => flowScope(context, flow));
  const merged = (root: string) => anyOfShapes(scopes.map((scope) => scope[root] ?? anything));
  return { data: merged("data"), settings: merged("settings"), derived: merged("derived") };
}

/** The names under which blocks around a place repeat; a block's list is read outside the block. */
function withElements(scope: ShapeScope, { value, plain }: SourceDocument, path: JsonPath): ShapeScope {
  let roots = scope;
  let holder: unknown = valueAt(value, path) === undefined ? plain : value;
  for (const [at, key] of path.entries()) {
    const each = member(holder, "each");
    const name = member(each, "as");
    const isListItself = key === "each" && path[at + 1] !== "key";
    if (typeof name === "string" && !isListItself)
      roots = { ...roots, [name]: ruleShape(member(each, "in"), roots).element };
    holder = valueAt(holder, [key]);
  }
  return roots;
}

/** A field's rules read its own answer as `value`. */
function atField(context: CheckContext, form: FormDocument, path: JsonPath): ShapeScope {
  return { ...inEntry(scopeOfForm(context, form), path), value: answerShapeAt(form, path) };
}

/** The questions of a list's entry read each other as `form`. */
function inEntry(scope: ShapeScope, [top, name, part]: JsonPath): ShapeScope {
  if (top !== "fields" || part !== "fields") return scope;
  return { ...scope, form: scope.form?.member(String(name)).element ?? anything };
}

/** The members of an option or a suggestion read the element under its name, the list does not. */
function withOption(scope: ShapeScope, form: SourceDocument, path: JsonPath): ShapeScope {
  const at = path.findIndex((key) => key === "options" || key === "suggestions");
  const options = at < 0 ? undefined : valueAt(form.value, path.slice(0, at + 1));
  const name = member(options, "as");
  if (typeof name !== "string" || path[at + 1] === "in") return scope;
  return { ...scope, [name]: ruleShape(member(options, "in"), scope).element };
}

/** The scope of a form's group: its fields read each other. */
const scopeOfGroup = (context: CheckContext, form: FormDocument, group: string): ShapeScope => {
  const scope = scopeOfForm(context, form);
  return { ...scope, form: scope.form?.member(group) ?? anything };
};

const scopeOfForm = memoizeByDocument((context, form: FormDocument) =>
  withDerivedShapes(context, form, scopeAroundForm(context, form)),
);

/** The scope of a form without its own derived values. */
const scopeAroundForm = memoizeByDocument((context, form: FormDocument) => {
  const screens = screensWith(context, form);
  const flows = screens.flatMap((screen) => flowsShowing(context, screen));
  const around = screens.map((screen) => loadShapes(context, screen));
  const own = {
    value: shapeWith({}),
    form: shapeWith(formFieldShapes(context, form)),
    load: shapeWith(Object.assign({}, ...around, loadShapes(context, form))),
  };
  return withNeeds({ ...commonScope(context), ...scopeOfFlows(context, flows), ...own }, flows);
});

const BESIDE_FIELDS: readonly unknown[] = ["label", "hint", "placeholder"];

/** Whether a rule belongs to a form's texts: its buttons' words, and the labels of fields. */
function isOutsideAnswers([part, , ofField, , ofInner]: JsonPath): boolean {
  if (part === "submit" || part === "busy") return true;
  return part === "fields" && BESIDE_FIELDS.includes(ofField === "fields" ? ofInner : ofField);
}

const LIMITS = ["length", "minLength", "maxLength", "min", "max", "maxBytes"];

/** A field's hint and messages read its own bounds. */
function withLimits(scope: ShapeScope, { value }: SourceDocument, path: JsonPath): ShapeScope {
  const depth = path[2] === "fields" ? 4 : 2;
  const [part, , inRule] = path.slice(depth);
  const mayReadLimits = part === "hint" || part === "required" || part === "message" || inRule === "message";
  if (path[0] !== "fields" || !mayReadLimits) return scope;
  const field = valueAt(value, path.slice(0, depth));
  const own = LIMITS.filter((name) => member(field, name) !== undefined).map((name) => [
    name,
    name === "min" || name === "max" ? shapeOfTypes("number", "text") : shapeOfTypes("number"),
  ]);
  return { ...scope, limits: shapeWith(Object.fromEntries(own)) };
}

/** The scope of a form's own texts: all but its answers, whose changes do not update the texts. */
function scopeBesideForm(context: CheckContext, form: FormDocument): ShapeScope {
  const { value: _value, form: _form, derived = anything, ...known } = scopeOfForm(context, form);
  return { ...known, derived: derivedOfAnswers(form).reduce(shapeWithout, derived) };
}

/** What a form's derived values read. */
function scopeOfDerived(context: CheckContext, form: FormDocument): ShapeScope {
  const { value: _value, ...known } = scopeOfForm(context, form);
  return known;
}

/** The values that are known before a form is shown: neither its answers nor its loads. */
function scopeBeforeForm(context: CheckContext, form: FormDocument): ShapeScope {
  const { value: _value, form: _form, load: _load, ...known } = scopeAroundForm(context, form);
  return known;
}

function scopeOfCall(context: CheckContext, call: CallDocument, [, variant, part]: JsonPath): ShapeScope {
  const { session, client, programme, now } = commonScope(context);
  const scope = { session, client, programme, now, input: callInputShape(context, call) };
  if (part === "request") return scope;
  const operation = member(call.value.variants, String(variant))?.operation;
  return { ...scope, reply: part === "failures" ? anything : replyShape(context, String(operation)) };
}
