import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScoreKicks.css.ts';

export const scoreKickStates = ['scored', 'missed', 'waiting'] as const;
export type ScoreKickState = (typeof scoreKickStates)[number];

export interface ScoreKicksProps extends RootProps<HTMLDivElement> {
  /** Name of the series, for example “Penalties”. */
  label: string;
  /** Names of home and away. */
  teams: readonly [home: string, away: string];
  /** Kicks of home and away, in order. */
  kicks: readonly [home: readonly ScoreKickState[], away: readonly ScoreKickState[]];
  /** Goals of each side, for example “4” and “3”. */
  score: readonly [home: string, away: string];
  /** Labels of the kick states for screen-reader users. */
  labels: Readonly<Record<ScoreKickState, string>>;
}

/** Penalty shoot-out, kick by kick. Renders a `div` with `role="group"`. */
export function ScoreKicks({ label, teams, kicks, score, labels, ...rest }: ScoreKicksProps) {
  return (
    <div {...rest} role="group" aria-label={label} className={css.root}>
      <p className={css.label}>{label}</p>
      {teams.map((team, side) => (
        <div key={team} className={css.side}>
          <bdi className={css.name}>{team}</bdi>
          <ol className={css.kicks}>
            {(side === 0 ? kicks[0] : kicks[1]).map((kick, place) => (
              // A kick has no id other than its index in the series.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={place} className={css.kick} data-state={kick}>
                <VisuallyHidden>{labels[kick]}</VisuallyHidden>
                {kick !== 'waiting' && <Icon name={kick === 'scored' ? 'check' : 'close'} size="xs" />}
              </li>
            ))}
          </ol>
          <bdi dir="ltr" translate="no" className={css.score}>
            {score[side]}
          </bdi>
        </div>
      ))}
    </div>
  );
}
