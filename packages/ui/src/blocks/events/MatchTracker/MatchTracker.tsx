import { useId, type ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as light from '../floodlight.css.ts';
import { Pitch, type TrackerGround, type TrackerPlace } from './Pitch.tsx';
import * as css from './MatchTracker.css.ts';

export interface TrackerAction {
  /** Side that has the ball: 0 home, 1 guests. */
  readonly side: 0 | 1;
  /** Name of that side. */
  readonly team: string;
  /** State of play, for example “Dangerous attack”. */
  readonly state: string;
  /** Last positions of the ball, oldest first, in percent of the length from home's goal, and of the width. */
  readonly touches: readonly TrackerPlace[];
}

export interface MatchTrackerProps extends RootProps<HTMLElement> {
  /** Title of the tracker, for example “Tracker”. */
  title: string;
  /** Note at the end of the title's line, for example “63' · 2nd half”. */
  note?: ReactNode;
  /** Button at the end of the title's line. */
  tools?: ReactNode;
  /** Pitch on which the ball is shown; none in sports without one. */
  ground?: TrackerGround | undefined;
  action?: TrackerAction | undefined;
  /** State of play while nobody has the ball, for example “Half-time”. */
  pause?: string | undefined;
  /** `MomentumChart` of the size `tracker`. */
  momentum?: ReactNode;
  /** `KeyFigures` of the form `line`. */
  figures?: ReactNode;
  /**
   * Whether there is light on the ground.
   * @default true
   */
  decorated?: boolean | undefined;
}

/** Play of a match on a floodlit ground: pitch with ball and state, momentum, figures. Renders a `section`. */
export function MatchTracker({
  title,
  note,
  tools,
  ground,
  action,
  pause,
  momentum,
  figures,
  decorated = true,
  ...rest
}: MatchTrackerProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={css.root}>
      {decorated && (
        <>
          <span aria-hidden="true" className={light.beams} />
          <span aria-hidden="true" className={light.rings} />
        </>
      )}
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {note !== undefined && <span className={css.note}>{note}</span>}
        {tools}
      </div>
      {ground && (
        <div className={css.pitch}>
          <Pitch ground={ground} side={action?.side} touches={action?.touches ?? []} />
          <State action={action} pause={pause} />
        </div>
      )}
      {momentum}
      {figures}
    </section>
  );
}

/** State of play in the corner away from the ball. */
function State({ action, pause }: Pick<MatchTrackerProps, 'action' | 'pause'>) {
  if (!action) return pause === undefined ? null : <p className={css.pause}>{pause}</p>;
  const [x, y] = action.touches.at(-1) ?? [0, 0];
  return (
    <p className={css.state} data-inline={x < 50 ? 'end' : 'start'} data-block={y < 50 ? 'end' : 'start'}>
      <bdi className={css.team}>{action.team}</bdi>
      <span className={css.words}>{action.state}</span>
    </p>
  );
}
