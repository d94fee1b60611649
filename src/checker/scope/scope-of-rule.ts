import { arrayElements, member } from "../../documents/json.ts";
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
import { callInputShape, commonScope, replyShape, stepShape } from "./known-shapes.ts";
import { flowScope, formFieldShapes, openFieldShapes, ruleShape, scopeOfFlow, withNeeds } from "./scope-of-flow.ts";
import { loadShapes } from "./scope-of-load.ts";
import { routeShape, scopeOfRoutes, scopeOfSession } from "./scope-of-routes.ts";
import { anyOfShapes, anything, type ShapeScope, shapeOfTypes, shapeWith } from "./shape.ts";

/** What the rule at a place of a document may read. */
export function scopeOfRule(context: CheckContext, document: SourceDocument, path: JsonPath): ShapeScope {
  if (path[0] === "rules") return scopeOfNamedRule(document, path);
  switch (document.kind) {
    case "flow":
      return scopeOfFlow(context, document, path);
    case "screen":
      return scopeOfScreen(context, document, path);
    case "form":
      if (path[2] === "asks") return scopeBeforeForm(context, document);
      if (isOutsideAnswers(path)) return withLimits(scopeBesideForm(context, document), document, path);
      return withLimits(
        withOption(inGroup(scopeOfForm(context, document), document, path), document, path),
        document,
        path,
      );
    case "call":
      return scopeOfCall(context, document, path);
    case "routes":
      return scopeOfRoutes(context, document, path);
    case "session":
      return scopeOfSession(context, document, path);
    case "fields":
      return withOption(scopeOfSet(context), document, path);
    case "client":
    case "programme":
    case "messages":
    case "scenarios":
      return commonScope(context);
  }
}

/** A field of a set is judged in each form that takes it; by itself it may read whatever a form might have. */
function scopeOfSet(context: CheckContext): ShapeScope {
  const open = ["value", "form", "limits", "load", "data", "settings", "derived"].map(
    (root) => [root, anything] as const,
  );
  return { ...commonScope(context), ...Object.fromEntries(open) };
}

/** A named rule reads its inputs and nothing else. */
function scopeOfNamedRule({ value }: SourceDocument, path: JsonPath): ShapeScope {
  const inputs = arrayElements(valueAt(value, [...path.slice(0, 2), "in"]));
  return Object.fromEntries(inputs.map((input) => [String(input), anything]));
}

function scopeOfScreen(context: CheckContext, screen: ScreenDocument, path: JsonPath): ShapeScope {
  const scope = withElements(scopeAroundScreen(context, screen), screen, path);
  const form = formAround(context, screen, path);
  return form === undefined ? scope : { ...scope, form: shapeWith(openFieldShapes(context, form)) };
}

/** The form in which a block stands whose event carries something. */
function formAround({ index }: CheckContext, screen: ScreenDocument, path: JsonPath) {
  if (path[path.lastIndexOf("on") + 2] !== "with") return undefined;
  const holders = path.flatMap((key, at) => (key === "children" ? [valueAt(screen.value, path.slice(0, at))] : []));
  const around = holders.findLast((holder) => member(holder, "use") === "form");
  const name = member(member(around, "props"), "form");
  return typeof name === "string" ? index.find("form", nameInJourney(name, screen)) : undefined;
}

const scopeAroundScreen = memoizeByDocument((context, screen: ScreenDocument) => {
  const load = shapeWith(loadShapes(context, screen));
  const scope = { ...commonScope(context), route: routeShape, load, ...dataOfScreen(context, screen) };
  return withNeeds(scope, flowsShowing(context, screen));
});

/** What a screen is shown with: what its flows remember; in a frame or at a route, nothing. */
function dataOfScreen(context: CheckContext, screen: ScreenDocument): ShapeScope {
  if (isFailureScreen(context, screen))
    return { data: shapeWith({ supportCode: shapeWith({}), failure: shapeWith({}) }) };
  const flows = flowsShowing(context, screen);
  if (flows.length === 0 && isShownByShell(context, screen)) return {};
  return { ...scopeOfFlows(context, flows), step: stepShape };
}

/** The screen of the route that is shown when the portal cannot go on gets a support code, or the failure's name. */
function isFailureScreen({ index }: CheckContext, screen: SourceDocument): boolean {
  const { routes, failed } = index.find("routes", "routes")?.value ?? {};
  return index.find("screen", String(member(routes, String(failed))?.screen)) === screen;
}

/** `data`, `settings` and `derived` of the flows that show a screen; of a screen that nobody shows, nothing is known. */
function scopeOfFlows(context: CheckContext, flows: readonly FlowDocument[]): ShapeScope {
  const scopes = flows.map((flow) => flowScope(context, flow));
  const merged = (root: string) => anyOfShapes(scopes.map((scope) => scope[root] ?? anything));
  return { data: merged("data"), settings: merged("settings"), derived: merged("derived") };
}

/** The names under which blocks around a place repeat; a list itself is read outside its own block. */
function withElements(scope: ShapeScope, screen: ScreenDocument, path: JsonPath): ShapeScope {
  let roots = scope;
  let holder: unknown = screen.value;
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

/** What a form says of the fields that a group includes reads the group's fields as `form`. */
function inGroup(scope: ShapeScope, { value }: SourceDocument, [top, name, part]: JsonPath): ShapeScope {
  if (top !== "fields" || part !== "fields" || member(valueAt(value, [top, name ?? ""]), "type") !== "group")
    return scope;
  return { ...scope, form: scope.form?.member(String(name)) ?? anything };
}

/** An option of a list is read under its name by what the option says of itself, not by the list. */
function withOption(scope: ShapeScope, form: SourceDocument, path: JsonPath): ShapeScope {
  const at = path.indexOf("options");
  const options = at < 0 ? undefined : valueAt(form.value, path.slice(0, at + 1));
  const name = member(options, "as");
  if (typeof name !== "string" || path[at + 1] === "in") return scope;
  return { ...scope, [name]: ruleShape(member(options, "in"), scope).element };
}

const scopeOfForm = memoizeByDocument((context, form: FormDocument) => {
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

/** Whether a rule is of what a form says beside its answers: its buttons' words, and what a field is called. */
function isOutsideAnswers([part, , ofField, , ofInner]: JsonPath): boolean {
  if (part === "submit" || part === "busy") return true;
  return part === "fields" && BESIDE_FIELDS.includes(ofField === "fields" ? ofInner : ofField);
}

const LIMITS = ["length", "minLength", "maxLength", "min", "max", "maxBytes"];

/** What a field says of itself, its hint and its messages, reads the bounds that it has. */
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

/** What a form's own words may read: all but its answers, with which they are not said again. */
function scopeBesideForm(context: CheckContext, form: FormDocument): ShapeScope {
  const { value: _value, form: _form, ...known } = scopeOfForm(context, form);
  return known;
}

/** What is known before a form is shown: neither its answers nor what it loads for them. */
function scopeBeforeForm(context: CheckContext, form: FormDocument): ShapeScope {
  const { value: _value, form: _form, load: _load, ...known } = scopeOfForm(context, form);
  return known;
}

function scopeOfCall(context: CheckContext, call: CallDocument, [, variant, part]: JsonPath): ShapeScope {
  const { session, client, programme, now } = commonScope(context);
  const scope = { session, client, programme, now, input: callInputShape(context, call) };
  if (part === "with") return scope;
  const operation = member(call.value.ways, String(variant))?.operation;
  return { ...scope, reply: part === "fails" ? anything : replyShape(context, String(operation)) };
}
