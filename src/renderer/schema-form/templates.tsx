import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  DescriptionFieldProps,
  ErrorListProps,
  FieldTemplateProps,
  IconButtonProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
  SubmitButtonProps,
  TemplatesType,
  TitleFieldProps,
} from "@rjsf/utils";
import { createElement } from "react";
import { Button } from "../../components/button/Button.tsx";
import { ErrorSummary } from "../../components/error-summary/ErrorSummary.tsx";
import { FieldGroupLayout } from "../../components/form/FieldGroupLayout.tsx";
import type { JsonObject } from "../../documents/json.ts";
import { runtimeKeys } from "../../texts/runtime-keys.ts";
import { blockComponent } from "../registered-components.ts";
import { type FormContext, widgets } from "./widgets.tsx";

/** Our controls show label, hint and error themselves. */
function FieldTemplate({ children, hidden }: FieldTemplateProps<unknown, JsonObject, FormContext>) {
  return hidden ? null : children;
}

function ObjectFieldTemplate(props: ObjectFieldTemplateProps<unknown, JsonObject, FormContext>) {
  const { title, properties, description } = props;
  const fields = properties.map(({ name, content }) => <div key={name}>{content}</div>);
  if (title === "" || props.fieldPathId.path.length === 0)
    return createElement(blockComponent("stack"), { slots: { content: fields } });
  const hint = typeof description === "string" ? description : undefined;
  return (
    <FieldGroupLayout label={title} hint={hint}>
      {fields}
    </FieldGroupLayout>
  );
}

function ArrayFieldTemplate({
  title,
  items,
  canAdd,
  onAddClick,
  registry,
  disabled,
}: ArrayFieldTemplateProps<unknown, JsonObject, FormContext>) {
  const { words, isBusy } = registry.formContext;
  const add = canAdd && (
    <Button
      text={words.say(runtimeKeys.addItem)}
      kind="secondary"
      isDisabled={disabled || isBusy}
      on={{ press: () => onAddClick() }}
    />
  );
  return (
    <FieldGroupLayout label={title}>
      {items}
      {add}
    </FieldGroupLayout>
  );
}

function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  registry,
}: ArrayFieldItemTemplateProps<unknown, JsonObject, FormContext>) {
  const { words } = registry.formContext;
  return (
    <div>
      {children}
      {buttonsProps.hasRemove && (
        <Button
          text={words.say(runtimeKeys.removeItem)}
          kind="quiet"
          on={{ press: () => buttonsProps.onRemoveItem() }}
        />
      )}
    </div>
  );
}

function ErrorListTemplate({ errors, registry }: ErrorListProps<unknown, JsonObject, FormContext>) {
  const { words } = registry.formContext;
  const { idPrefix, idSeparator } = registry.globalFormOptions;
  const summaryErrors = errors.flatMap(({ property = "", message }) => {
    const id = [idPrefix, ...property.split(".").filter(Boolean)].join(idSeparator);
    return message === undefined ? [] : [{ fieldId: id, message }];
  });
  return <ErrorSummary title={words.say(runtimeKeys.summaryTitle)} errors={summaryErrors} />;
}

function SubmitButton({ registry }: SubmitButtonProps<unknown, JsonObject, FormContext>) {
  const { submitText = "", busyText, isBusy } = registry.formContext;
  return <Button type="submit" kind="primary" text={submitText} busyText={busyText} isBusy={isBusy} />;
}

function MultiSchemaFieldTemplate({
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps<unknown, JsonObject, FormContext>) {
  return (
    <>
      {selector}
      {optionSchemaField}
    </>
  );
}

/** Plain text: descriptions are never read as Markdown. */
const Description = ({ id, description }: DescriptionFieldProps<unknown, JsonObject, FormContext>) =>
  typeof description === "string" && description !== "" ? <p id={id}>{description}</p> : null;

const Title = ({ id, title }: TitleFieldProps<unknown, JsonObject, FormContext>) => <p id={id}>{title}</p>;

const Nothing = () => null;

const IconButton = ({ onClick, title, disabled }: IconButtonProps<unknown, JsonObject, FormContext>) => (
  <button type="button" onClick={onClick} disabled={disabled}>
    {title}
  </button>
);

/** The layout of @rjsf/core in our look. */
export const templates: Partial<Omit<TemplatesType<unknown, JsonObject, FormContext>, "ButtonTemplates">> & {
  ButtonTemplates: Partial<TemplatesType<unknown, JsonObject, FormContext>["ButtonTemplates"]>;
} = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
  ErrorListTemplate,
  MultiSchemaFieldTemplate,
  DescriptionFieldTemplate: Description,
  ArrayFieldDescriptionTemplate: Nothing,
  TitleFieldTemplate: Title,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  BaseInputTemplate: widgets.TextWidget ?? Nothing,
  ButtonTemplates: {
    SubmitButton,
    AddButton: IconButton,
    CopyButton: IconButton,
    MoveDownButton: IconButton,
    MoveUpButton: IconButton,
    RemoveButton: IconButton,
    ClearButton: IconButton,
  },
};
