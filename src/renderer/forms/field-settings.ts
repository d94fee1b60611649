import type { Scope } from "../../engine/index.ts";
import { addFiles, change, dropFile, removeEntry } from "../../forms/add-files.ts";
import { chooseSuggestion } from "../../forms/choose-suggestion.ts";
import type { FormStore } from "../../forms/form-store.ts";
import type { FilePort } from "../../ports/screen-port.ts";
import type { FieldSetting } from "./FieldView.tsx";
import type { ListSetting } from "./ListView.tsx";

interface Around {
  readonly files: FilePort | undefined;
  readonly scope: Scope;
  readonly isBusy: boolean;
  /** Keeps the draft of the form. */
  readonly keep: () => void;
  readonly afterPointer: (run: () => void) => void;
  readonly holdFor: (adding: Promise<boolean>) => Promise<void> | void;
}

/** Makes the props of the fields of a form, or of an entry of a list in it. */
export const fieldSettings =
  ({ files, scope, isBusy, keep, afterPointer, holdFor }: Around): ListSetting["settingOf"] =>
  (store, formKey): FieldSetting => ({
    store,
    scope,
    isBusy,
    formKey,
    onType: (name, value) => {
      if (Array.isArray(value)) void change(store, files, name, value);
      else store.type(name, value);
      keep();
    },
    onChoose: (field, value) => {
      chooseSuggestion(store, field, value);
      keep();
    },
    onLeave: (name) => afterPointer(() => store.leave(name)),
    onFiles: (field, chosen, replacedId) => {
      const calm = () => new Promise<void>((isCalm) => afterPointer(isCalm));
      const adding = addFiles({ store, port: files, field, calm }, chosen, replacedId);
      void holdFor(adding.finally(keep));
    },
    onGone: (name, id) => {
      dropFile(store, name, id);
      keep();
    },
  });

/** What adds and removes the entries of a form's lists. */
export const listSetting = (
  store: FormStore,
  files: FilePort | undefined,
  keep: () => void,
): Pick<ListSetting, "onAdd" | "onRemove"> => ({
  onAdd: (list) => {
    store.lists.add(list);
    keep();
  },
  onRemove: (list, key) => {
    void removeEntry(store, files, list, key);
    keep();
  },
});
