import Form from "@rjsf/core";
import { customizeValidator } from "@rjsf/validator-ajv8";
import { useMemo, useState } from "react";
import { createRoot } from "react-dom/client";
import { type DevicesData, schemaOf, startOf, uiSchemaOf, withSameSerials, worded } from "./device-schema.ts";

const validator = customizeValidator<DevicesData>();

/** Draws the form with @rjsf/core as it comes, checked by AJV. */
export function draw(root: Element, devices: number): void {
  createRoot(root).render(<DevicesForm devices={devices} />);
}

/** Judged when a question is left, and after a refusal at each key. */
function DevicesForm({ devices }: { readonly devices: number }) {
  const [isRefused, setRefused] = useState(false);
  const schema = useMemo(() => schemaOf(devices), [devices]);
  const uiSchema = useMemo(() => uiSchemaOf(devices), [devices]);
  const first = useMemo(() => startOf(devices), [devices]);
  return (
    <Form<DevicesData>
      schema={schema}
      uiSchema={uiSchema}
      initialFormData={first}
      validator={validator}
      customValidate={withSameSerials}
      transformErrors={worded}
      liveValidate={isRefused ? "onChange" : "onBlur"}
      focusOnFirstError={false}
      noHtml5Validate
      onError={() => setRefused(true)}
    />
  );
}
