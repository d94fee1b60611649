import type { PortalPorts } from "../ports.ts";

/** Pushes events to `window.dataLayer`; a tag manager, if any, reads them there. */
export function dataLayer(): NonNullable<PortalPorts["analytics"]> {
  return {
    track(event, values) {
      const known: unknown = Reflect.get(window, "dataLayer");
      const layer: unknown[] = Array.isArray(known) ? known : [];
      layer.push({ ...values, event });
      Reflect.set(window, "dataLayer", layer);
    },
  };
}
