import { Progress as Behaviour } from 'radix-ui';
import type { RootProps } from '../../theme/rootProps.ts';
import * as css from './Progress.css.ts';

export interface ProgressProps extends RootProps<HTMLDivElement> {
  /** What is used up or done. */
  label: string;
  /** How much, from 0 to `max`. */
  value: number;
  /** The whole. @default 100 */
  max?: number | undefined;
  /** The figure in words for readers, such as an amount. @default the share in per cent */
  valueText?: string | undefined;
}

/** A share of a whole; the figures stand beside it. Renders a `div` with the role of a progress bar. */
export function Progress({ label, value, max = 100, valueText, ...rest }: ProgressProps) {
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Behaviour.Root
      {...rest}
      aria-label={label}
      value={part * max}
      max={max > 0 ? max : 1}
      {...(valueText === undefined ? {} : { getValueLabel: () => valueText })}
      className={css.root}
    >
      {/* The share is data, not style. */}
      <Behaviour.Indicator className={css.bar} style={{ inlineSize: `${part * 100}%` }} />
    </Behaviour.Root>
  );
}
