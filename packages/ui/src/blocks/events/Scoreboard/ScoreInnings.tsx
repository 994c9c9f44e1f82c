import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScoreInnings.css.ts';

export interface ScoreBatter {
  readonly id: string;
  readonly name: string;
  /** Runs, balls, fours, sixes and strike rate, in the order of the headers. */
  readonly figures: readonly string[];
  /** Whether the batter faces the next ball. */
  readonly onStrike?: boolean | undefined;
}

export interface ScoreInningsLabels {
  /** Accessible name of the table, for example “At the crease”. */
  readonly table: string;
  /** Header of the name column, for example “Batter”. */
  readonly batter: string;
  /** Headers of the figure columns: “R”, “B”, “4s”, “6s”, “SR”. */
  readonly figures: readonly string[];
  /** Label of the batter who faces the next ball, for example “on strike”. */
  readonly onStrike: string;
  /** Accessible name of the list of balls, for example “This over”. */
  readonly over: string;
}

export interface ScoreInningsProps extends RootProps<HTMLDivElement> {
  labels: ScoreInningsLabels;
  /** Figures of the innings: run rate, required rate, target, remaining overs. */
  rates: readonly { readonly id: string; readonly label: string; readonly value: string }[];
  /** Current batters. */
  batters: readonly ScoreBatter[];
  /** Current bowler with figures, for example “T. Okonjo 3.2–0–28–2”. */
  bowler?: { readonly name: string; readonly figures: string } | undefined;
  /** Balls of the current over, for example “1”, “4” or “W”. */
  balls?: readonly { readonly id: string; readonly text: string; readonly wicket?: boolean | undefined }[];
}

/** Innings in progress: rates, batters, bowler and the balls of the current over. Renders a `div`. */
export function ScoreInnings({ labels, rates, batters, bowler, balls = [], ...rest }: ScoreInningsProps) {
  return (
    <div {...rest} className={css.root}>
      <dl className={css.rates}>
        {rates.map((rate) => (
          <div key={rate.id} className={css.rate}>
            <dt className={css.muted}>{rate.label}</dt>
            <dd className={css.value}>
              <bdi dir="ltr" translate="no">
                {rate.value}
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
      <table className={css.table} aria-label={labels.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {labels.batter}
            </th>
            {labels.figures.map((head) => (
              <th key={head} scope="col" className={css.figureHead}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {batters.map((batter) => (
            <tr key={batter.id} data-strike={batter.onStrike ? '' : undefined}>
              <th scope="row" className={css.name}>
                <bdi>{batter.name}</bdi>
                {batter.onStrike && (
                  <>
                    <span aria-hidden="true">{' *'}</span>
                    <VisuallyHidden>{`, ${labels.onStrike}`}</VisuallyHidden>
                  </>
                )}
              </th>
              {labels.figures.map((head, place) => (
                <td key={head} className={css.figure}>
                  <bdi dir="ltr" translate="no">
                    {batter.figures[place]}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.foot}>
        {bowler && (
          <span className={css.bowler}>
            <bdi>{bowler.name}</bdi>{' '}
            <bdi dir="ltr" translate="no">
              {bowler.figures}
            </bdi>
          </span>
        )}
        {balls.length > 0 && (
          <ol aria-label={labels.over} className={css.balls}>
            {balls.map((ball) => (
              <li key={ball.id} className={css.ball} data-wicket={ball.wicket ? '' : undefined}>
                {ball.text}
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}
