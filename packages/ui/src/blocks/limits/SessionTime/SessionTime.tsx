import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './SessionTime.css.ts';

export interface SessionTimeProps extends RootProps<HTMLSpanElement> {
  /** Time of day, for example “14:07”. */
  clock: string;
  /** Label of the time for screen readers, for example “Time”. */
  clockLabel: string;
  /** Time since sign-in, for example “0:42”. Without it only the clock is shown. */
  length?: string | undefined;
  /** Label of the session length for screen readers, for example “Signed in for”. */
  lengthLabel?: string | undefined;
}

/** Time of day and session length, always visible. Renders a `span`; changes aren't announced. */
export function SessionTime({ clock, clockLabel, length, lengthLabel, ...rest }: SessionTimeProps) {
  return (
    <span {...rest} role="group" className={css.root}>
      <VisuallyHidden>{clockLabel}</VisuallyHidden>
      <bdi translate="no">{clock}</bdi>
      {length !== undefined && (
        <span className={css.length}>
          <Icon name="clock" size="xs" />
          <VisuallyHidden>{lengthLabel}</VisuallyHidden>
          <bdi translate="no">{length}</bdi>
        </span>
      )}
    </span>
  );
}
