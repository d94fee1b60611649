import { runtimeKeys } from "../texts/runtime-keys.ts";

/** A message that the runtime itself shows, so that every client must have it in all its languages. */
export interface RuntimeMessage {
  readonly key: string;
  /** Where a customer sees it. */
  readonly where: string;
  /** The placeholders that its wording may use. */
  readonly args: readonly string[];
  /** The wording in English, for a client's first language file. */
  readonly example: string;
}

const message = (key: string, where: string, example: string, args: readonly string[] = []): RuntimeMessage => ({
  key,
  where,
  args,
  example,
});

/** Every message that the runtime itself shows; the checker requires them. */
export const runtimeMessages: readonly RuntimeMessage[] = [
  message(runtimeKeys.optional, "Beside the label of a field that need not be filled.", "optional"),
  message(runtimeKeys.summaryTitle, "Above the list of fields to correct.", "Please check these answers"),
  message(
    runtimeKeys.invalid,
    "At a field whose form has no message for its length or type.",
    "Please check “{{field}}”",
    ["field"],
  ),
  message(runtimeKeys.showPassword, "The button that shows a typed password.", "Show password"),
  message(runtimeKeys.capsLock, "At a password while Caps Lock is on.", "Caps Lock is on"),
  message(runtimeKeys.required, "At a question that was not answered.", "Please answer “{{field}}”", ["field"]),
  message(runtimeKeys.addItem, "Adds an element to a list of answers.", "Add another"),
  message(runtimeKeys.removeItem, "Takes an element out of a list of answers.", "Remove this"),
  message(runtimeKeys.removeEntry, "Takes an entry, such as a person, out of a list.", "Remove {{entry}}", ["entry"]),
  message(runtimeKeys.entryAdded, "Read out when an entry was added.", "{{entry}} added", ["entry"]),
  message(runtimeKeys.entryRemoved, "Read out when an entry was removed.", "{{entry}} removed", ["entry"]),
  message(runtimeKeys.inEntry, "A question of an entry, outside the entry.", "{{entry}}: {{label}}", [
    "entry",
    "label",
  ]),
  message(runtimeKeys.suggestions, "Read out when a typed text has suggestions.", "Suggestions: {{count}}", ["count"]),
  message(runtimeKeys.suggestionsList, "The name of their list, read out.", "Suggestions"),
  message(runtimeKeys.choose, "In a list in which nothing is chosen.", "Choose one"),
  message(runtimeKeys.noChoice, "In the place of a choice of nothing.", "There is nothing to choose from right now"),
  message(runtimeKeys.counter, "Under a field that counts characters.", "{{count}} of {{limit}}", ["count", "limit"]),
  message(runtimeKeys.counterOver, "The same beyond its limit.", "{{over}} too many", ["over"]),
  message(runtimeKeys.day, "The first part of a date.", "Day"),
  message(runtimeKeys.month, "The second part of a date.", "Month"),
  message(runtimeKeys.year, "The third part of a date.", "Year"),
  message(runtimeKeys.chooseFile, "The button that chooses a file.", "Choose a file"),
  message(runtimeKeys.takePhoto, "The button that opens the camera.", "Take a photo"),
  message(runtimeKeys.fileChosen, "At a file that was chosen and waits.", "Ready. It will be sent when you continue."),
  message(runtimeKeys.fileSending, "At a file on its way.", "Sending, {{share}}", ["share"]),
  message(runtimeKeys.fileSent, "At a file that has arrived.", "Sent"),
  message(runtimeKeys.replaceFile, "Chooses another file in its place.", "Replace"),
  message(runtimeKeys.removeFile, "Takes a chosen file out.", "Remove"),
  message(
    runtimeKeys.fileFailed,
    "When a file could not be kept.",
    "This file could not be read. Please choose it again.",
  ),
  message(runtimeKeys.fileLimits, "Before a file is chosen.", "{{types}}, up to {{size}}", ["types", "size"]),
  message(runtimeKeys.fileTypes, "The same where any size is taken.", "{{types}}", ["types"]),
  message(runtimeKeys.fileSize, "The same where any kind is taken.", "Up to {{size}}", ["size"]),
  message(runtimeKeys.filesLimits, "The same where several are taken.", "{{limits}}, at most {{most}} files", [
    "limits",
    "most",
  ]),
  message(runtimeKeys.tooManyFiles, "When more were chosen.", "You can add up to {{most}} files", ["most"]),
  message(runtimeKeys.fileRefused, "When one of several is not taken.", "{{file}}: {{reason}}", ["file", "reason"]),
  message(runtimeKeys.yes, "A ticked box in a summary.", "Yes"),
  message(runtimeKeys.no, "A box that is not ticked, in a summary.", "No"),
  message(runtimeKeys.change, "Beside an answer in a summary.", "Change"),
  message(
    runtimeKeys.supportCode,
    "Under what is said of a problem of ours.",
    "If you contact us, give us this code: {{code}}",
    ["code"],
  ),
  message(runtimeKeys.loadFailed, "In the place of what could not be loaded.", "This could not be loaded."),
  message(
    runtimeKeys.loadOffline,
    "The same where it is the network that is missing.",
    "You are currently offline. Please check your network connection.",
  ),
  message(runtimeKeys.tryAgain, "Loads it again.", "Try again"),
  message(
    runtimeKeys.blockFailed,
    "In the place of a part of a screen that could not be drawn.",
    "This part cannot be shown right now.",
  ),
  message(runtimeKeys.loading, "For screen readers while a page is loading.", "Loading"),
  message(runtimeKeys.close, "The cross of a dialog that can be dismissed.", "Close"),
];
