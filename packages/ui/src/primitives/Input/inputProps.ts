import type { FocusEvent, HTMLInputAutoCompleteAttribute } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';

/** Props shared by all single-line text controls. Root props are passed to the `input`. */
export interface TextControlProps extends RootProps<HTMLInputElement> {
  /** Text of the field (controlled). */
  value?: string | undefined;
  /** Initial text, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called when the player changes the text. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Called when the field loses focus. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Name of the control when the form is submitted. */
  name?: string | undefined;
  /** Autofill hint for the browser (`autocomplete`). */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Example of the expected text; doesn't replace the label. */
  placeholder?: string | undefined;
  /** Maximum number of characters. */
  maxLength?: number | undefined;
  /**
   * Whether the control is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
  /**
   * Whether the text can only be read and copied.
   * @default false
   */
  readOnly?: boolean | undefined;
}
