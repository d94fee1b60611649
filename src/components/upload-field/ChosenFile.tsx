import { useId } from "react";
import type { FieldProps } from "../block-props.ts";
import { ToneIcon } from "../icons/tone-icons.tsx";
import underlined from "../link/underline.module.css";
import type { uploadFieldContract } from "./contract.ts";
import { FileInput } from "./FileInput.tsx";
import { FilePreview } from "./FilePreview.tsx";
import { sizeInWords } from "./size-in-words.ts";
import styles from "./upload-field.module.css";

type UploadFieldProps = FieldProps<typeof uploadFieldContract>;

interface ChosenFileProps {
  readonly field: UploadFieldProps;
  readonly file: UploadFieldProps["value"][number];
  /** The id of its Replace control, for links from an error summary. */
  readonly leadId: string | undefined;
}

/** A chosen file: picture, name, size, progress and actions. */
export function ChosenFile({ field, file, leadId }: ChosenFileProps) {
  const { replaceText, removeText, types, error } = field;
  const state = field.states?.find(({ id }) => id === file.id);
  const isBusy = field.isBusy === true || state?.isArriving === true;
  const nameId = useId();
  const replaceId = useId();
  const removeId = useId();
  const remove = () => isBusy || field.onChange(field.value.filter(({ id }) => id !== file.id));
  return (
    <li className={styles.file}>
      <FilePreview address={state?.preview} />
      <div className={styles.about}>
        <span id={nameId} className={styles.name}>
          {file.name}
        </span>
        <span className={styles.size}>{sizeInWords(file.size, field.locale)}</span>
        <FileState field={field} file={file} nameId={nameId} />
        <div className={styles.actions}>
          <span className={`${underlined.underline} ${styles.action}`}>
            <span id={replaceId} aria-hidden="true">
              {replaceText}
            </span>
            <FileInput
              id={leadId}
              types={types}
              labelledBy={`${replaceId} ${nameId}`}
              isInvalid={error !== undefined}
              isBusy={isBusy}
              onFiles={(files) => field.onFiles?.(files, file.id)}
            />
          </span>
          <button
            id={removeId}
            type="button"
            className={`${underlined.underline} ${styles.action}`}
            aria-labelledby={`${removeId} ${nameId}`}
            aria-disabled={isBusy || undefined}
            onClick={remove}
          >
            {removeText}
          </button>
        </div>
      </div>
    </li>
  );
}

function FileState({ field, file, nameId }: Omit<ChosenFileProps, "leadId"> & { readonly nameId: string }) {
  const state = field.states?.find(({ id }) => id === file.id);
  const { text = field.chosenText, tone = "info", progress } = state ?? {};
  return (
    <>
      <span className={`${styles.state} ${styles[tone]}`} role="status">
        <ToneIcon tone={tone} size={16} />
        <span>{text}</span>
      </span>
      {progress !== undefined && (
        <progress className={styles.progress} max={100} value={progress} aria-labelledby={nameId} />
      )}
    </>
  );
}
