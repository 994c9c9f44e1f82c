import type { ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ExpressOfDay.css.ts';

export interface ExpressOfDayLeg {
  readonly id: string;
  /** Match and start time. */
  readonly event: string;
  /** Name of the selection. */
  readonly pick: string;
  readonly price: string;
  /** Control of the leg after its price, such as a button that replaces it. */
  readonly action?: ReactNode;
}

export interface ExpressOfDayLabels {
  /** Label of the total price, for example “Total price”. */
  total: string;
  /** Accessible label of the price without the boost, for example “Without the boost”. */
  before: string;
  /** Label of the add button, for example “Add 3 selections”. */
  add: string;
  /** Label of the button after adding, for example “In your coupon”. */
  added: string;
}

export interface ExpressOfDayProps extends RootProps<HTMLElement> {
  /** Title of the offer, for example “Express of the day” or “Live express”. */
  title: string;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | undefined;
  /** Boost of the price, for example “+ 10 %”. */
  boost?: string | undefined;
  /** Legs of the express. */
  legs: readonly ExpressOfDayLeg[];
  /** Total price including the boost. */
  price: string;
  /** Total price without the boost. */
  priceBefore?: string | undefined;
  /** Labels of the express and its actions. */
  labels: ExpressOfDayLabels;
  /**
   * Whether the coupon contains exactly this express.
   * @default false
   */
  added?: boolean | undefined;
  /** Reason why the express isn't available. */
  unavailable?: string | undefined;
  /** Called when the player adds the express to the coupon. */
  onAdd?: (() => void) | undefined;
}

/** Predefined express with a boosted price. Renders a `section`. */
export function ExpressOfDay({
  title,
  level = 3,
  boost,
  legs,
  price,
  priceBefore,
  labels,
  added = false,
  unavailable,
  onAdd,
  ...rest
}: ExpressOfDayProps) {
  return (
    <Card aria-label={title} {...rest} pad="none">
      <div className={css.head}>
        <span className={css.title}>
          <Heading level={level} size="name">
            {title}
          </Heading>
        </span>
        {boost !== undefined && (
          <Badge tone="boost" icon="bonus">
            {boost}
          </Badge>
        )}
      </div>
      <ul>
        {legs.map((leg) => (
          <li key={leg.id} data-action={leg.action ? '' : undefined} className={css.leg}>
            <span className={css.event}>{leg.event}</span>
            <span className={css.pick}>{leg.pick}</span>
            <span className={css.end}>
              <bdi dir="ltr" translate="no" className={css.price}>
                {leg.price}
              </bdi>
              {leg.action}
            </span>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <div className={css.total}>
          {labels.total}
          <span className={css.prices}>
            {priceBefore !== undefined && (
              <>
                <VisuallyHidden>{labels.before}</VisuallyHidden>
                <s className={css.before}>{priceBefore}</s>
              </>
            )}
            <bdi dir="ltr" translate="no" className={css.boosted}>
              {price}
            </bdi>
          </span>
        </div>
        {unavailable === undefined ? (
          <Button
            tone={added ? 'neutral' : 'strong'}
            icon={added ? 'check' : 'plus'}
            disabled={added}
            onClick={onAdd}
          >
            {added ? labels.added : labels.add}
          </Button>
        ) : (
          <Notice>{unavailable}</Notice>
        )}
      </div>
    </Card>
  );
}

/** Placeholder of a predefined express while it loads. Renders a `section` hidden from screen readers. */
export function ExpressOfDaySkeleton() {
  return (
    <Card aria-hidden pad="none">
      <div className={css.head}>
        <Skeleton width="half" />
      </div>
      {['one', 'two', 'three'].map((leg) => (
        <div key={leg} className={css.leg}>
          <Skeleton width="half" />
          <Skeleton width="third" />
        </div>
      ))}
      <div className={css.foot}>
        <Skeleton shape="control" />
      </div>
    </Card>
  );
}
