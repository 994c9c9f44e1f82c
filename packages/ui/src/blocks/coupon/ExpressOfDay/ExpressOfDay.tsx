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
  /** The match and its start. */
  readonly event: string;
  /** What is bet on. */
  readonly pick: string;
  readonly price: string;
}

export interface ExpressOfDayWords {
  /** "Total price". */
  total: string;
  /** Name of the price without the boost, for readers: "Without the boost". */
  before: string;
  /** Puts it into the coupon: "Add 3 selections". */
  add: string;
  /** What the button says while it is there: "In your coupon". */
  added: string;
}

export interface ExpressOfDayProps extends RootProps<HTMLElement> {
  /** "Express of the day", "Live express". */
  title: string;
  /** What it adds to the price: "+ 10 %". */
  boost?: string | undefined;
  /** Its selections. */
  legs: readonly ExpressOfDayLeg[];
  /** Total price with the boost. */
  price: string;
  /** Total price without it. */
  priceBefore?: string | undefined;
  /** Names and actions. */
  words: ExpressOfDayWords;
  /** It is in the coupon as it stands. @default false */
  added?: boolean | undefined;
  /** Why it can't be had now. */
  unavailable?: string | undefined;
  /** The player puts it into the coupon. */
  onAdd?: (() => void) | undefined;
}

/** A ready-made express with its boost. Renders a `section`. */
export function ExpressOfDay({
  title,
  boost,
  legs,
  price,
  priceBefore,
  words,
  added = false,
  unavailable,
  onAdd,
  ...rest
}: ExpressOfDayProps) {
  return (
    <Card aria-label={title} {...rest} pad="none">
      <div className={css.head}>
        <span className={css.title}>
          <Heading level={3}>{title}</Heading>
        </span>
        {boost !== undefined && (
          <Badge tone="boost" icon="bonus">
            {boost}
          </Badge>
        )}
      </div>
      <ul>
        {legs.map((leg) => (
          <li key={leg.id} className={css.leg}>
            <span className={css.event}>{leg.event}</span>
            <span className={css.pick}>{leg.pick}</span>
            <bdi dir="ltr" className={css.price}>
              {leg.price}
            </bdi>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <div className={css.total}>
          {words.total}
          <span className={css.prices}>
            {priceBefore !== undefined && (
              <>
                <VisuallyHidden>{words.before}</VisuallyHidden>
                <s className={css.before}>{priceBefore}</s>
              </>
            )}
            <bdi dir="ltr" className={css.boosted}>
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
            {added ? words.added : words.add}
          </Button>
        ) : (
          <Notice>{unavailable}</Notice>
        )}
      </div>
    </Card>
  );
}

/** The place of a ready-made express while it loads. Renders a `section` that readers pass over. */
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
