// The fields that are not part of the first load: one chunk, fetched with the first journey that draws one of them.
export { CheckboxField } from "./checkbox-field/CheckboxField.tsx";
export { CheckboxGroupField } from "./checkbox-group-field/CheckboxGroupField.tsx";
export { ComboboxField } from "./combobox-field/ComboboxField.tsx";
export { DateField, MonthField } from "./date-field/DateField.tsx";
export { DayStripField } from "./day-strip-field/DayStripField.tsx";
export { ListField } from "./list-field/ListField.tsx";
export { NumberField } from "./number-field/NumberField.tsx";
export { OneTimeCodeField } from "./one-time-code-field/OneTimeCodeField.tsx";
export { RadioCardsField, RadioListField, SlotCardsField } from "./radio-field/RadioField.tsx";
export { SelectField } from "./select-field/SelectField.tsx";
export { TextareaField } from "./textarea-field/TextareaField.tsx";
export { TimeField } from "./time-field/TimeField.tsx";
export { UploadField } from "./upload-field/UploadField.tsx";
