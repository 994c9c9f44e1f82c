import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './NavigationProgress.css.ts';

export interface NavigationProgressProps extends RootProps<HTMLDivElement> {
  /** "The page is loading". */
  label: string;
  /** A page is on its way. */
  active: boolean;
}

/**
 * A line at the top of the window while the next page is on its way: unseen for 200 ms, then up to 5 s long.
 * The style sheet keeps the time. Renders a `div` with the role of a progress bar, or nothing.
 */
export function NavigationProgress({ label, active, ...rest }: NavigationProgressProps) {
  if (!active) return null;
  return (
    <div {...rest} role="progressbar" aria-label={label} className={css.root}>
      <div className={css.bar} />
    </div>
  );
}
