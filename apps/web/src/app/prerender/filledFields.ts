type Field = HTMLInputElement | HTMLTextAreaElement;

/** A field that has been filled before the app handles its events. */
export interface FilledField {
  readonly field: Field;
  /** Its text at that time, or whether it was checked. */
  readonly entry: string | boolean;
  /** Text that the server has rendered, to which React resets the field. */
  readonly rendered: string;
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** Returns the fields of a page that differ from what the server has rendered: by the player, or by the browser. */
export function filledFields(container: ParentNode): readonly FilledField[] {
  return [...container.querySelectorAll<Field>('input, textarea')].flatMap((field): FilledField[] => {
    if (!isToggle(field))
      return field.value === field.defaultValue
        ? []
        : [{ field, entry: field.value, rendered: field.defaultValue }];
    return field.checked === field.defaultChecked ? [] : [{ field, entry: field.checked, rendered: '' }];
  });
}

/**
 * Repeats an entry now that the app handles it. A text that has changed since is kept.
 *
 * React ignores the event of a field whose value it already knows, and it knows what is set by the field's own property,
 * which it has replaced. So that property is set to another value first.
 */
export function repeatEntry({ field, entry, rendered }: FilledField): void {
  if (!field.isConnected) return;
  if (typeof entry === 'boolean') {
    if (!isToggle(field)) return;
    field.checked = !entry;
    field.click();
    return;
  }
  if (![entry, rendered, ''].includes(field.value)) return;
  field.value = '';
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // By the prototype's property, which is still the browser's.
  Reflect.set(prototype, 'value', entry, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
