import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './PriceAcceptanceNote.css.ts';

export interface PriceAcceptanceNoteProps extends RootProps<HTMLParagraphElement> {
  /** The rule in force: "Better prices are taken as they come." */
  children: string;
  /** "Change". */
  changeLabel: string;
  /** The player wants another rule. */
  onChange?: (() => void) | undefined;
}

/** What happens when a price moves, in one sentence. Renders a `p` with a button. */
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
