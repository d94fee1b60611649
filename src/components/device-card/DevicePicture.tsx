import { useState } from "react";
import { DeviceDrawing } from "../icons/DeviceDrawing.tsx";
import type { DeviceDrawingName } from "../icons/device-drawing-names.ts";
import styles from "./device-card.module.css";

interface DevicePictureProps {
  readonly image: string | undefined;
  readonly kind: DeviceDrawingName | undefined;
}

/** A device's own picture, or a drawing of its kind, in a place of constant size. */
export function DevicePicture({ image, kind }: DevicePictureProps) {
  const [broken, setBroken] = useState<string>();
  const isShown = image !== undefined && image !== "" && image !== broken;
  return (
    <div className={styles.picture}>
      {isShown ? (
        <img src={image} alt="" width="72" height="72" onError={() => setBroken(image)} />
      ) : (
        <DeviceDrawing name={kind} size={56} />
      )}
    </div>
  );
}
