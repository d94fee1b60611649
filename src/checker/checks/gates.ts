import { addresses } from "./addresses.ts";
import { askedInput } from "./asked-input.ts";
import { backNavigation } from "./back-navigation.ts";
import { blockUse } from "./block-use.ts";
import { callInput } from "./call-input.ts";
import { catalogueAddition } from "./catalogue-addition.ts";
import type { Check } from "./check.ts";
import { choice } from "./choice.ts";
import { chosenVariant } from "./chosen-variant.ts";
import { clientHosts } from "./client-hosts.ts";
import { clientProps } from "./client-props.ts";
import { derivedValues } from "./derived-values.ts";
import { documentSchema } from "./document-schema.ts";
import { documentSize } from "./document-size.ts";
import { downloadedFile, fileCall, unsavedFile } from "./downloaded-file.ts";
import { duplicateId } from "./duplicate-id.ts";
import { duplicateKey } from "./duplicate-key.ts";
import { eventHandling } from "./event-handling.ts";
import { extendsChain } from "./extends-chain.ts";
import { fieldBounds } from "./field-bounds.ts";
import { fieldCycle } from "./field-cycle.ts";
import { fieldFilling } from "./field-filling.ts";
import { fieldParts } from "./field-parts.ts";
import { fieldTargets } from "./field-targets.ts";
import { fileName } from "./file-name.ts";
import { firstScreen } from "./first-screen.ts";
import { fixtures } from "./fixtures.ts";
import { flowData } from "./flow-data.ts";
import { flowInput } from "./flow-input.ts";
import { flowLoops } from "./flow-loops.ts";
import { flowReach } from "./flow-reach.ts";
import { flowSettings } from "./flow-settings.ts";
import { flowSteps } from "./flow-steps.ts";
import { formatVersion } from "./format-version.ts";
import { fragmentUse, unusedFragment } from "./fragment-use.ts";
import { frameMessages } from "./frame-messages.ts";
import { frameOrder } from "./frame-order.ts";
import { halfTranslated } from "./half-translated.ts";
import { hiddenFailure } from "./hidden-failure.ts";
import { keyOrder } from "./key-order.ts";
import { languages } from "./languages.ts";
import { leaveLinks } from "./leave-links.ts";
import { leavingSecrets } from "./leaving-secrets.ts";
import { listElements } from "./list-elements.ts";
import { longChains } from "./long-chains.ts";
import { lostMark } from "./lost-mark.ts";
import { lowContrast } from "./low-contrast.ts";
import { menuItems } from "./menu-items.ts";
import { messageArguments } from "./message-arguments.ts";
import { messageWording } from "./message-wording.ts";
import { misplacedSlot } from "./misplaced-slot.ts";
import { missingWords } from "./missing-words.ts";
import { namedRules } from "./named-rules.ts";
import { needlessOverride } from "./needless-override.ts";
import { neverEnds } from "./never-ends.ts";
import { neverShown } from "./never-shown.ts";
import { neverTrue } from "./never-true.ts";
import { offeredChat } from "./offered-chat.ts";
import { outcomeHandling } from "./outcome-handling.ts";
import { outline } from "./outline.ts";
import { patterns } from "./patterns.ts";
import { pauses } from "./pauses.ts";
import { plainTexts } from "./plain-texts.ts";
import { pointOfNoReturn } from "./point-of-no-return.ts";
import { publicFiles } from "./public-files.ts";
import { redirects } from "./redirects.ts";
import { repeatedLabel } from "./repeated-label.ts";
import { repeatedRule } from "./repeated-rule.ts";
import { resolvedSchema } from "./resolved-schema.ts";
import { richTexts } from "./rich-texts.ts";
import { routeNeeds } from "./route-needs.ts";
import { routePages } from "./route-pages.ts";
import { routeParameters } from "./route-parameters.ts";
import { routePaths } from "./route-paths.ts";
import { routeSecrets } from "./route-secrets.ts";
import { ruleKeys } from "./rule-keys.ts";
import { rulePathNames } from "./rule-paths.ts";
import { ruleSyntax } from "./rule-syntax.ts";
import { ruleTests } from "./rule-tests.ts";
import { ruleTypes } from "./rule-types.ts";
import { safeLoad } from "./safe-load.ts";
import { scenarios } from "./scenarios.ts";
import { schemaReference } from "./schema-reference.ts";
import { sealedValue } from "./sealed-value.ts";
import { selection } from "./selection.ts";
import { sessionInput } from "./session-input.ts";
import { sharedTarget } from "./shared-target.ts";
import { staleExpiry } from "./stale-expiry.ts";
import { storedSecret } from "./stored-secret.ts";
import { substituteInterface } from "./substitute-interface.ts";
import { systemEvent } from "./system-event.ts";
import { textSyntax } from "./text-syntax.ts";
import { trackedData } from "./tracked-data.ts";
import { unchangedVersion } from "./unchanged-version.ts";
import { uncoveredMatch } from "./uncovered-match.ts";
import { unfitTexts } from "./unfit-texts.ts";
import { unguardedPerson } from "./unguarded-person.ts";
import { unhandledFailure } from "./unhandled-failure.ts";
import { unheardEvent } from "./unheard-event.ts";
import { unkeyedCall } from "./unkeyed-call.ts";
import { unknownReference } from "./unknown-reference.ts";
import { unsentEvent } from "./unsent-event.ts";
import { unshownOffer } from "./unshown-offer.ts";
import { untranslated } from "./untranslated.ts";
import { unusedMessage } from "./unused-message.ts";
import { unusedNonce } from "./unused-nonce.ts";
import { unusedSetField } from "./unused-set-field.ts";
import { variantFailures } from "./variant-failures.ts";
import { variantOutput } from "./variant-output.ts";
import { variantRequest } from "./variant-request.ts";
import { wordChoice } from "./word-choice.ts";
import { wordingInPlace } from "./wording-in-place.ts";

/** All checks, in reading order. Every gate runs, whatever the earlier ones find, unless a check `stopsOthers`. */
export const gates: Readonly<Record<string, readonly Check[]>> = {
  // Is the text JSON that a person can trust?
  parse: [duplicateKey],
  // Is the file what its path promises, in a form that people and editors can read?
  format: [formatVersion, documentSize, fileName, schemaReference, keyOrder, duplicateId],
  // Does each document, by itself, have the shape that its schema demands?
  schema: [documentSchema, textSyntax, unfitTexts],
  // Do clients and programmes fit together with what they inherit?
  resolve: [
    extendsChain,
    needlessOverride,
    sealedValue,
    unchangedVersion,
    catalogueAddition,
    resolvedSchema,
    selection,
    fieldTargets,
    clientHosts,
    lowContrast,
    offeredChat,
    publicFiles,
  ],
  // Does every name lead somewhere, and does what it names fit its place?
  references: [
    unknownReference,
    blockUse,
    misplacedSlot,
    outline,
    fragmentUse,
    unusedFragment,
    listElements,
    clientProps,
    frameMessages,
    flowSettings,
    leaveLinks,
    leavingSecrets,
    chosenVariant,
    flowData,
    derivedValues,
    fieldParts,
    fieldBounds,
    unusedSetField,
    fieldFilling,
    sharedTarget,
    patterns,
  ],
  // Do documents that use each other agree: inputs, outputs, events, routes, failures?
  interfaces: [
    callInput,
    askedInput,
    variantRequest,
    variantOutput,
    variantFailures,
    flowInput,
    eventHandling,
    unsentEvent,
    systemEvent,
    unheardEvent,
    outcomeHandling,
    choice,
    substituteInterface,
    safeLoad,
    sessionInput,
    downloadedFile,
    unsavedFile,
    fileCall,
    fieldCycle,
    routePages,
    routePaths,
    routeParameters,
    routeSecrets,
    unusedNonce,
    routeNeeds,
    redirects,
    unguardedPerson,
    addresses,
    menuItems,
    unshownOffer,
    frameOrder,
  ],
  // Can every rule be evaluated, does it read existing data, and can it have both results?
  rules: [
    ruleSyntax,
    rulePathNames,
    ruleTypes,
    uncoveredMatch,
    ruleKeys,
    neverTrue,
    neverShown,
    trackedData,
    storedSecret,
    lostMark,
    namedRules,
    ruleTests,
    repeatedRule,
  ],
  // Can a customer reach every state of a flow, leave it, and go back?
  flowGraph: [
    flowReach,
    neverEnds,
    backNavigation,
    pointOfNoReturn,
    flowLoops,
    longChains,
    pauses,
    staleExpiry,
    unkeyedCall,
    flowSteps,
    firstScreen,
    unhandledFailure,
    hiddenFailure,
  ],
  // Is there a text for every message, in every language, with the right placeholders?
  messages: [
    languages,
    messageWording,
    missingWords,
    halfTranslated,
    untranslated,
    plainTexts,
    messageArguments,
    wordingInPlace,
    repeatedLabel,
    richTexts,
    wordChoice,
    unusedMessage,
  ],
  // Do the scenarios that authors wrote for their journeys pass?
  scenarios: [scenarios, fixtures],
};
