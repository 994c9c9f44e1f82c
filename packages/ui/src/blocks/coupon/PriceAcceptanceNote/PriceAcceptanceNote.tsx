import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PriceAcceptanceNote.css.ts';

export interface PriceAcceptanceNoteProps extends RootProps<HTMLParagraphElement> {
  /** Current rule, for example “Better prices are taken as they come.” */
  children: string;
  /** Label of the change button, for example “Change”. */
  changeLabel: string;
  /** Called when the player changes the rule. */
  onChange?: (() => void) | undefined;
}

/** Rule for price changes in one sentence. Renders a `p` with a button. */
export function PriceAcceptanceNote({ children, changeLabel, onChange, ...rest }: PriceAcceptanceNoteProps) {
  return (
    <p {...rest} className={css.root}>
      {children}{' '}
      <button type="button" className={css.change} onClick={onChange}>
        {changeLabel}
      </button>
    </p>
  );
}
