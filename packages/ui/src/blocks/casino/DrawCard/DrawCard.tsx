import type { ReactNode } from 'react';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { LiveBadge } from '../../events/LiveBadge/LiveBadge.tsx';
import { DrawBall, type Ball } from './DrawBall.tsx';
import * as css from './DrawCard.css.ts';

export interface DrawCardProps extends RootProps<HTMLElement> {
  /** Name of the draw, for example “Harbour 6 of 49”. */
  title: string;
  /** Time or number of the draw, for example “Today, 20:00” or “Draw 4812”. */
  when: string;
  /** Label of a draw in progress, for example “Live”. Undefined at other times. */
  live?: string | undefined;
  /** Prize with its label. Example of the value: “€ 2,400,000”. */
  prize?: { readonly label: string; readonly value: string } | undefined;
  /** Balls in the order of drawing. */
  balls?: readonly Ball[] | undefined;
  /** Accessible name of the list of balls, for example “Drawn numbers”. */
  ballsLabel?: string | undefined;
  /** Result, or the number of the player's cards. */
  note?: ReactNode;
  /** Main action, for example buying a card, watching or seeing the results. */
  action?: ReactNode;
}

/** Bingo or lotto draw with its balls. Renders a `section`. */
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
              {live !== undefined && <LiveBadge>{live}</LiveBadge>} <span>{when}</span>
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

/** Placeholder of a draw while it loads. Renders a `div` hidden from screen readers. */
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
