import { useState } from "react";
import { DocumentIcon } from "../icons/file-icons.tsx";
import styles from "./upload-field.module.css";

/** A chosen picture, small; a drawn document when the file has no picture or cannot be shown. */
export function FilePreview({ address }: { readonly address: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  const isShown = address !== undefined && address !== broken;
  return (
    <span className={styles.preview}>
      {isShown ? <img src={address} alt="" onError={() => setBroken(address)} /> : <DocumentIcon />}
    </span>
  );
}
