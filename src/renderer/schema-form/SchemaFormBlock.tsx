import Form, { type FormProps } from "@rjsf/core";
import type { UiSchema } from "@rjsf/utils";
import { useMemo, useRef, useState } from "react";
import { isJsonObject, type JsonObject } from "../../documents/json.ts";
import type { BuiltInProps } from "../built-ins/built-in-props.ts";
import { useScene } from "../scene.ts";
import { localizeSchema } from "./localize-schema.ts";
import styles from "./schema-form.module.css";
import { templates } from "./templates.tsx";
import { createValidator } from "./validator.ts";
import { type FormContext, widgets } from "./widgets.tsx";

type Props = FormProps<unknown, JsonObject, FormContext>;

/**
 * A form of any JSON Schema, drawn by @rjsf/core with our controls. After a refusal it is checked at each keypress. The
 * answers outlive a reload, unless the schema asks for a secret.
 */
export function SchemaFormBlock({ block, scope, instance, isBusy, isDisabled }: BuiltInProps) {
  const { words, send, port, journey, screen } = useScene();
  const props = block.props(scope, words);
  const { schema: written, schemaFrom } = props;
  const schema = useMemo(() => localizeSchema(given(written, schemaFrom), words), [written, schemaFrom, words]);
  const uiSchema: UiSchema<unknown, JsonObject, FormContext> = useMemo(
    () => localizeSchema(isJsonObject(props.uiSchema) ? props.uiSchema : {}, words),
    [props.uiSchema, words],
  );
  const validator = useMemo(() => createValidator(words), [words]);
  const draft = port.blockDraft(`${journey}/${screen.id}/${instance}`);
  const [values, setValues] = useState<unknown>(() => draft.get()?.answers ?? props.initial);
  const [isRefused, setRefused] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const onSubmit: Props["onSubmit"] = ({ formData }) => {
    if (isDisabled || port.isBusy()) return;
    const sent = block.on.submit?.payload(scope, { values: formData });
    if (block.on.submit !== undefined) {
      send(instance, { name: block.on.submit.name, ...(sent === undefined ? {} : { with: sent }) });
    }
  };
  return (
    <div ref={place}>
      <Form<unknown, JsonObject, FormContext>
        className={styles.form ?? ""}
        schema={schema}
        uiSchema={uiSchema}
        validator={validator}
        widgets={widgets}
        templates={templates}
        formData={values}
        formContext={{ words, isBusy, submitText: asText(props.submit), busyText: asText(props.busy) }}
        idPrefix={`${instance}-answer`}
        disabled={isDisabled}
        experimental_defaultFormStateBehavior={defaultsBehavior}
        noHtml5Validate
        showErrorList="top"
        liveValidate={isRefused ? "onChange" : false}
        onChange={({ formData }) => {
          setValues(formData);
          if (!asksForSecret(schema) && !asksForSecret(uiSchema)) draft.set({ answers: formData });
        }}
        onError={() => {
          setRefused(true);
          requestAnimationFrame(() =>
            place.current?.querySelector<HTMLElement>("[role=alert], [tabindex='-1']")?.focus(),
          );
        }}
        onSubmit={onSubmit}
      />
    </div>
  );
}

/** The customer gives all answers: no alternative is preselected. */
const defaultsBehavior = { constAsDefaults: "never" } as const;

/** Whether some member is `writeOnly`, or drawn as a password. */
const asksForSecret = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(asksForSecret)
    : isJsonObject(value) &&
      (value.writeOnly === true ||
        [value["ui:widget"], value.widget].includes("password") ||
        Object.values(value).some(asksForSecret));

const asText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** @throws Error when the schema is absent; the block's boundary reports it. */
function given(written: unknown, from: unknown): JsonObject {
  const schema = written ?? from;
  if (!isJsonObject(schema)) throw new Error("There is no schema to draw.");
  return schema;
}
