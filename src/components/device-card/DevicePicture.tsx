import { useState } from "react";
import { DeviceIcon } from "../icons/subject-icons.tsx";
import styles from "./device-card.module.css";

/** A device's picture in a place of constant size; a drawing until the picture has loaded. */
export function DevicePicture({ image }: { readonly image: string | undefined }) {
  const [broken, setBroken] = useState<string>();
  const isShown = image !== undefined && image !== "" && image !== broken;
  return (
    <div className={styles.picture}>
      {isShown ? <img src={image} alt="" width="72" height="72" onError={() => setBroken(image)} /> : <DeviceIcon />}
    </div>
  );
}
