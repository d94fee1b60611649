import type { FieldProps } from "../block-props.ts";
import { GroupFrame } from "../field-frame/GroupFrame.tsx";
import { CameraIcon, ChooseFileIcon } from "../icons/file-icons.tsx";
import { ChosenFile } from "./ChosenFile.tsx";
import type { uploadFieldContract } from "./contract.ts";
import { FileInput } from "./FileInput.tsx";
import styles from "./upload-field.module.css";
import { useRestoredFocus } from "./use-restored-focus.ts";

/** Files: the accepted kinds first, then the chosen files, then room for one more. */
export function UploadField(field: FieldProps<typeof uploadFieldContract>) {
  const { id, value, maxFiles = 1, error } = field;
  const hasRoom = value.length < maxFiles;
  const keepsFocus = useRestoredFocus(id);
  return (
    <GroupFrame {...field}>
      <p id={limitsId(id)} className={styles.limits}>
        {field.limitsText}
      </p>
      <div {...keepsFocus}>
        {value.length > 0 && (
          <ul className={styles.files}>
            {value.map((file, index) => (
              <ChosenFile key={file.id} field={field} file={file} leadId={!hasRoom && index === 0 ? id : undefined} />
            ))}
          </ul>
        )}
        {hasRoom && <Room {...field} isInvalid={error !== undefined} />}
      </div>
    </GroupFrame>
  );
}

type RoomProps = FieldProps<typeof uploadFieldContract> & { readonly isInvalid: boolean };

/** The place for choosing or dropping a file; on phones also for taking a photo. */
function Room({ id, value, maxFiles = 1, types, chooseText, cameraText, isInvalid, isBusy, onFiles }: RoomProps) {
  const common = { types, describedBy: limitsId(id), isBusy, onFiles: (files: readonly File[]) => onFiles?.(files) };
  return (
    <div className={styles.room}>
      <label className={styles.zone} htmlFor={id} data-is-invalid={isInvalid || undefined}>
        <ChooseFileIcon />
        <span>{chooseText}</span>
        <FileInput {...common} id={id} isMultiple={maxFiles - value.length > 1} isInvalid={isInvalid} />
      </label>
      {cameraText !== undefined && (
        <label className={styles.camera} htmlFor={`${id}-camera`}>
          <CameraIcon />
          <span>{cameraText}</span>
          <FileInput {...common} id={`${id}-camera`} isCamera />
        </label>
      )}
    </div>
  );
}

const limitsId = (id: string) => `${id}-limits`;
