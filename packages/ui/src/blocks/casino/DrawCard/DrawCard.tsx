import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { LiveBadge } from '../../events/LiveBadge/LiveBadge.tsx';
import { DrawBall, type Ball } from './DrawBall.tsx';
import * as css from './DrawCard.css.ts';

export interface DrawCardProps extends RootProps<HTMLElement> {
  /** Name of the draw: "Harbour 6 of 49". */
  title: string;
  /** When it is, or was: "Today, 20:00", "Draw 4812". */
  when: string;
  /** The draw is on now: its word, "Live". */
  live?: string | undefined;
  /** What can be won: "€ 2,400,000". */
  prize?: { readonly label: string; readonly value: string } | undefined;
  /** The balls, in the order in which they came. */
  balls?: readonly Ball[] | undefined;
  /** What the balls are, for readers: "Drawn numbers". */
  ballsLabel?: string | undefined;
  /** What came of it, or how many cards the player has. */
  note?: ReactNode;
  /** The one way on: buy a card, watch, see the results. */
  action?: ReactNode;
}

/** A draw of bingo or lotto with its balls. Renders a `section`. */
export function DrawCard({
  title,
  when,
  live,
  prize,
  balls,
  ballsLabel,
  note,
  action,
  ...rest
}: DrawCardProps) {
  return (
    <Card {...rest}>
      <div className={css.root}>
        <div className={css.top}>
          <div className={css.words}>
            <h3 className={css.title}>{title}</h3>
            <p className={css.when}>
              {live !== undefined && <LiveBadge>{live}</LiveBadge>} {when}
            </p>
          </div>
          {prize && (
            <dl className={css.prize}>
              <dt className={css.when}>{prize.label}</dt>
              <dd className={css.value}>{prize.value}</dd>
            </dl>
          )}
        </div>
        {balls && (
          <ol aria-label={ballsLabel} className={css.balls}>
            {balls.map((ball, index) => (
              <DrawBall key={ball.number ?? index} {...ball} />
            ))}
          </ol>
        )}
        {(note !== undefined || action !== undefined) && (
          <div className={css.foot}>
            <p className={css.note}>{note}</p>
            {action}
          </div>
        )}
      </div>
    </Card>
  );
}

/** The place of a draw while it loads. Renders a `div` that readers pass over. */
export function DrawCardSkeleton() {
  return (
    <div aria-hidden="true">
      <Card>
        <div className={css.root}>
          <Skeleton width="half" />
          <div className={css.balls}>
            {['one', 'two', 'three', 'four', 'five'].map((key) => (
              <Skeleton key={key} shape="disc" />
            ))}
          </div>
          <Skeleton width="third" />
        </div>
      </Card>
    </div>
  );
}
