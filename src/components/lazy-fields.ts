// The fields that are not part of the first load: one chunk, fetched with the first journey that draws one of them.
export { CheckboxField } from "./checkbox-field/CheckboxField.tsx";
export { CheckboxGroupField } from "./checkbox-group-field/CheckboxGroupField.tsx";
export { DateField } from "./date-field/DateField.tsx";
export { DayStripField } from "./day-strip-field/DayStripField.tsx";
export { RadioCardsField } from "./radio-cards-field/RadioCardsField.tsx";
export { RadioListField } from "./radio-list-field/RadioListField.tsx";
export { SelectField } from "./select-field/SelectField.tsx";
export { SlotCardsField } from "./slot-cards-field/SlotCardsField.tsx";
export { TextareaField } from "./textarea-field/TextareaField.tsx";
export { UploadField } from "./upload-field/UploadField.tsx";
