interface Choosable {
  readonly value: string;
  readonly isDisabled?: boolean | undefined;
}

/** The ids of an option's parts: the control that an error summary links to has the field's own. */
export function optionIds(fieldId: string, index: number, leadIndex: number) {
  const own = `${fieldId}-option-${index}`;
  return { control: index === leadIndex ? fieldId : own, name: `${own}-name`, more: `${own}-more` };
}

/** The option that an error summary links to: the chosen one, else the first enabled one. */
export function findLeadIndex(options: readonly Choosable[], chosen: readonly string[]): number {
  const at = options.findIndex(({ value, isDisabled }) => chosen.includes(value) && isDisabled !== true);
  return at >= 0
    ? at
    : Math.max(
        0,
        options.findIndex(({ isDisabled }) => isDisabled !== true),
      );
}
