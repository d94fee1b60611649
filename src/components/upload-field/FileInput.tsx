import type { ChangeEvent } from "react";
import styles from "./upload-field.module.css";

interface FileInputProps {
  readonly id?: string | undefined;
  readonly types: readonly string[] | undefined;
  /** Opens the camera instead of the device's files. */
  readonly isCamera?: boolean;
  readonly isMultiple?: boolean;
  /** Ids of the elements that name it; by default its label does. */
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isInvalid?: boolean | undefined;
  readonly isBusy?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The native control over its whole drawing, so that a press, a key and a drop all reach it. */
export function FileInput(props: FileInputProps) {
  const { id, types, isCamera, isMultiple, labelledBy, describedBy, isInvalid, isBusy, onFiles } = props;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    // So that the same file can be chosen again after its removal.
    event.currentTarget.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <input
      id={id}
      className={styles.input}
      type="file"
      accept={isCamera ? "image/*" : types?.join(",")}
      capture={isCamera ? "environment" : undefined}
      multiple={isMultiple}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
      onDrop={(event) => isBusy && event.preventDefault()}
      onChange={choose}
    />
  );
}
