import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScoreMaps.css.ts';

export const scoreMapStates = ['played', 'now', 'next'] as const;
export type ScoreMapState = (typeof scoreMapStates)[number];

export interface ScoreMap {
  /** Id of the map. */
  readonly id: string;
  /** Name of the map, for example “Old Harbour”. */
  readonly name: string;
  readonly state: ScoreMapState;
  /** Rounds won by home and away. Undefined before the map is played. */
  readonly rounds?: readonly [home: string, away: string] | undefined;
  /** Short note, for example “Won by Saltwick”, “Round 14 · bomb planted” or “Chosen by Saltwick”. */
  readonly note?: string | undefined;
}

export interface ScoreMapsProps extends RootProps<HTMLOListElement> {
  /** Accessible name of the list, for example “Maps”. */
  label: string;
  maps: readonly ScoreMap[];
}

/** Maps of a match with their rounds, in a horizontally scrolling line. Renders an `ol`; `data-state` on each map. */
export function ScoreMaps({ label, maps, ...rest }: ScoreMapsProps) {
  return (
    // A scrollable list must be focusable by keyboard.
    <ol tabIndex={0} {...rest} aria-label={label} className={css.root}>
      {maps.map((map) => (
        <li key={map.id} data-state={map.state} className={css.map}>
          <span className={css.name}>{map.name}</span>
          <span className={css.rounds}>
            {map.rounds ? (
              <>
                <bdi dir="ltr" translate="no">
                  {map.rounds[0]}
                </bdi>
                <span aria-hidden="true">:</span>
                <bdi dir="ltr" translate="no">
                  {map.rounds[1]}
                </bdi>
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
