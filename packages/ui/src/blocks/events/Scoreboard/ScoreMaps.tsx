import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScoreMaps.css.ts';

export const scoreMapStates = ['played', 'now', 'next'] as const;
export type ScoreMapState = (typeof scoreMapStates)[number];

export interface ScoreMap {
  /** Identity of the map. */
  readonly id: string;
  /** Its name: "Old Harbour". */
  readonly name: string;
  readonly state: ScoreMapState;
  /** Rounds of home and away; none before it is played. */
  readonly rounds?: readonly [home: string, away: string] | undefined;
  /** What is worth knowing: "Won by Saltwick", "Round 14 · bomb planted", "Chosen by Saltwick". */
  readonly note?: string | undefined;
}

export interface ScoreMapsProps extends RootProps<HTMLOListElement> {
  /** Name of the list: "Maps". */
  label: string;
  maps: readonly ScoreMap[];
}

/** Maps of a match with their rounds, on a line that scrolls sideways. Renders an `ol`; `data-state` on each map. */
export function ScoreMaps({ label, maps, ...rest }: ScoreMapsProps) {
  return (
    // A list that scrolls must be within reach of the keyboard.
    <ol tabIndex={0} {...rest} aria-label={label} className={css.root}>
      {maps.map((map) => (
        <li key={map.id} data-state={map.state} className={css.map}>
          <span className={css.name}>{map.name}</span>
          <span className={css.rounds}>
            {map.rounds ? (
              <>
                <bdi dir="ltr">{map.rounds[0]}</bdi>
                <span aria-hidden="true">:</span>
                <bdi dir="ltr">{map.rounds[1]}</bdi>
              </>
            ) : (
              '–'
            )}
          </span>
          {map.note !== undefined && <span className={css.note}>{map.note}</span>}
        </li>
      ))}
    </ol>
  );
}
