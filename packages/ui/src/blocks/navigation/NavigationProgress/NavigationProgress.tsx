import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './NavigationProgress.css.ts';

export interface NavigationProgressProps extends RootProps<HTMLDivElement> {
  /** Accessible name, for example “The page is loading”. */
  label: string;
  /** Whether a page is loading. */
  active: boolean;
}

/**
 * Progress bar at the top of the window while the next page loads: hidden for the first 200 ms, then growing for up
 * to 5 s, timed by CSS. Renders a `div` with the role `progressbar`, or nothing.
 */
export function NavigationProgress({ label, active, ...rest }: NavigationProgressProps) {
  if (!active) return null;
  return (
    <div {...rest} role="progressbar" aria-label={label} className={css.root}>
      <div className={css.bar} />
    </div>
  );
}
