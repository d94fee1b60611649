export { accepts, type OfferedEvent } from "./flows/accepts.ts";
export { addressesOnPath } from "./flows/address.ts";
export { compileActions } from "./flows/compile-actions.ts";
export type { Context } from "./flows/context.ts";
export { type ActionEffect, type Effect, LEADING_AWAY, MOVES } from "./flows/effect.ts";
export { enterAt } from "./flows/enter-at.ts";
export type { Failure, RunEvent, SystemEvent } from "./flows/event.ts";
export {
  BACK,
  CONTEXT_CHANGED,
  DISMISS,
  DISMISSALS,
  isSystemEvent,
  NEXT,
  SHELL_EVENTS,
  SYSTEM_EVENTS,
  type SystemEventName,
} from "./flows/event-names.ts";
export { compileFlows, type FlowSet } from "./flows/flow-set.ts";
export { addressToLeaveTo, type PageToLeaveTo } from "./flows/leave.ts";
export { isSensitive, marksAt } from "./flows/marks.ts";
export { openAt } from "./flows/openings.ts";
export { referencesOfFlow } from "./flows/references.ts";
export { resume } from "./flows/resume.ts";
export { isSameJson } from "./flows/same-json.ts";
export { send } from "./flows/send.ts";
export {
  type Instant,
  type ShownNotice,
  SNAPSHOT_SIZE_LIMIT,
  type Snapshot,
  TRANSITION_LIMIT,
} from "./flows/snapshot.ts";
export { start } from "./flows/start.ts";
export type { StepResult, TakenTransition } from "./flows/step.ts";
export { storable } from "./flows/storable.ts";
export { storableEvent, stripData } from "./flows/storable-event.ts";
export { type Substitutes, substituteFor } from "./flows/substitutes.ts";
export { type RunView, type ScreenViewData, screenOfState, view } from "./flows/view.ts";
export { ruleBounds } from "./rules/bounds.ts";
export { compileRule } from "./rules/compile-rule.ts";
export { parseCalendarDuration, parseDay } from "./rules/day.ts";
export { derivedName, pathsByDerived, pathsThrough } from "./rules/derived-paths.ts";
export { DERIVED, DERIVED_READS, withDerived, withOwnDerived } from "./rules/derived-values.ts";
export { parseDuration, parseInstant } from "./rules/instant.ts";
export { declaredInputs } from "./rules/named-rule.ts";
export type { ArgumentContract, Example, Operator, ValueType } from "./rules/operator.ts";
export { operatorGroups, operators } from "./rules/operators.ts";
export { parseRule, readRule } from "./rules/parse-rule.ts";
export { innerPath, type Path, type PathStep } from "./rules/path.ts";
export { plainCharacters } from "./rules/plain-characters.ts";
export { refusedOperators } from "./rules/refused-operators.ts";
export { childNodes, matchResults, type RuleNode } from "./rules/rule-node.ts";
export { type RulePath, rulePaths } from "./rules/rule-paths.ts";
export type { Reason } from "./rules/trace-reasons.ts";
export { traceRule } from "./rules/trace-rule.ts";
export { isJsonObject, type JsonObject, type Scope } from "./rules/value.ts";
export { parseTime } from "./rules/zone.ts";
