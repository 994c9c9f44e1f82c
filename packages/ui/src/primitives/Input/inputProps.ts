import type { FocusEvent, HTMLInputAutoCompleteAttribute } from 'react';
import type { RootProps } from '../../theme/rootProps.ts';

/** What every one-line text control takes. Its root props reach the `input` itself. */
export interface TextControlProps extends RootProps<HTMLInputElement> {
  /** The text. */
  value?: string | undefined;
  /** The text at first, when nobody holds `value`. */
  defaultValue?: string | undefined;
  /** The player changed the text. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The player left the field. */
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined;
  /** Name in the form. */
  name?: string | undefined;
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** An example of what to fill in; never the label. */
  placeholder?: string | undefined;
  /** At most so many characters. */
  maxLength?: number | undefined;
  /** Can't be used now. @default false */
  disabled?: boolean | undefined;
  /** Can be read and copied only. @default false */
  readOnly?: boolean | undefined;
}
