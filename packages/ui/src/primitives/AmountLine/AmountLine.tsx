import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './AmountLine.css.ts';

export interface AmountLineProps extends RootProps<HTMLSpanElement> {
  /** Text in one line, for example “2 selections · returns € 60.72”. */
  text: string;
  /** The part of the text that is never truncated: an amount, a price, a percentage. */
  amount?: string | undefined;
}

/**
 * Line of text with an amount: where it doesn't fit, the words around the amount get an ellipsis, the amount never does.
 * Renders a `span`; the element with the amount has `data-amount`.
 */
export function AmountLine({ text, amount, ...rest }: AmountLineProps) {
  const at = amount ? text.lastIndexOf(amount) : -1;
  if (!amount || at < 0) {
    return (
      <span {...rest} className={css.root}>
        <bdi className={css.words}>{text}</bdi>
      </span>
    );
  }
  const [before, after] = [text.slice(0, at), text.slice(at + amount.length)];
  return (
    <span {...rest} className={css.root}>
      {before !== '' && <span className={css.words}>{before}</span>}
      <bdi data-amount="" className={css.amount}>
        {amount}
      </bdi>
      {after !== '' && <span className={css.words}>{after}</span>}
    </span>
  );
}
