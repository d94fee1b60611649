import Form from "@rjsf/core";
import type { RJSFSchema, UiSchema } from "@rjsf/utils";
import { customizeValidator } from "@rjsf/validator-ajv8";
import { type ReactNode, useState } from "react";
import {
  type DevicesData,
  devicesSchema,
  devicesUiSchema,
  initialDevices,
  withSameSerials,
  worded,
} from "./device-schema.ts";

const validator = customizeValidator<DevicesData>();

/** The form as @rjsf/core draws it, checked by AJV. */
export function createForm(devices: number): ReactNode {
  return (
    <DevicesForm schema={devicesSchema(devices)} uiSchema={devicesUiSchema(devices)} first={initialDevices(devices)} />
  );
}

interface DevicesProps {
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema<DevicesData>;
  readonly first: DevicesData;
}

/** Judged when a question is left, and after a refusal at each key. */
function DevicesForm({ schema, uiSchema, first }: DevicesProps) {
  const [isRefused, setRefused] = useState(false);
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
