import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './SessionTime.css.ts';

export interface SessionTimeProps extends RootProps<HTMLSpanElement> {
  /** Time of day: "14:07". */
  clock: string;
  /** What it is, for readers: "Time". */
  clockLabel: string;
  /** How long the player has been signed in: "0:42". Without it only the clock is shown. */
  length?: string | undefined;
  /** What it is, for readers: "Signed in for". */
  lengthLabel?: string | undefined;
}

/** Time of day and of the session, always in sight. Renders a `span`; not read out when it changes. */
export function SessionTime({ clock, clockLabel, length, lengthLabel, ...rest }: SessionTimeProps) {
  return (
    <span {...rest} role="group" className={css.root}>
      <VisuallyHidden>{clockLabel}</VisuallyHidden>
      <bdi>{clock}</bdi>
      {length !== undefined && (
        <span className={css.length}>
          <Icon name="clock" size="xs" />
          <VisuallyHidden>{lengthLabel}</VisuallyHidden>
          <bdi>{length}</bdi>
        </span>
      )}
    </span>
  );
}
