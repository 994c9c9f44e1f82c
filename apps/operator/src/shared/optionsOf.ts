/** Returns the options of a select for values that are shown as they are, such as currencies. */
export function optionsOf<Value extends string>(values: readonly Value[]) {
  return values.map((value) => ({ value, label: value }));
}
