import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { outcomeIcons, type BetOutcome } from './betOutcomes.ts';
import * as css from './BetHistory.css.ts';

export interface BetAmount {
  /** Label of the amount, for example “Stake”, “Possible returns” or “Paid”. */
  readonly label: string;
  /** Amount with its currency. */
  readonly value: string;
}

export interface BetHistoryRowProps extends RootProps<HTMLAnchorElement> {
  /** URL of the bet's page. */
  href: string;
  /** Result of the bet. */
  outcome: BetOutcome;
  /** Label of `outcome`, for example “Won”. */
  outcomeLabel: string;
  /** Type of the bet, for example “Express, 3 selections”. */
  title: string;
  /** Selections in one line, for example “Arsenal to win · Over 2.25 · …”. */
  legs: string;
  /** Accepted total price. */
  price: string;
  /** Time of placement, for example “21 Nov, 20:14”. */
  time: string;
  /** Number of the coupon. */
  number: string;
  /** Stake of the bet. */
  stake: BetAmount;
  /** Possible or paid returns. */
  returns: BetAmount;
}

/** Bet in the history. Renders the router's link. */
export function BetHistoryRow(props: BetHistoryRowProps) {
  const { href, outcome, outcomeLabel, title, legs, price, time, number, stake, returns, ...rest } = props;
  const { link: Link } = useUi();
  return (
    <Link {...rest} href={href} className={css.root}>
      <span className={css.top}>
        <span className={css.when}>
          <bdi>{time}</bdi> · <bdi dir="ltr">{number}</bdi>
        </span>
        <Badge tone={outcome} icon={outcomeIcons[outcome]}>
          {outcomeLabel}
        </Badge>
      </span>
      <span className={css.title}>{title}</span>
      <bdi dir="ltr" className={css.price}>
        {price}
      </bdi>
      <span className={css.legs}>{legs}</span>
      <span className={css.money}>
        <Amount {...stake} />
        <Amount {...returns} outcome={outcome} />
      </span>
    </Link>
  );
}

function Amount({ label, value, outcome }: BetAmount & { outcome?: BetOutcome }) {
  return (
    <span className={css.pair}>
      <span className={css.term}>{label}</span>
      <bdi dir="ltr" className={css.amount} data-outcome={outcome}>
        {value}
      </bdi>
    </span>
  );
}

/** Placeholder of a bet while it loads. Renders a `div` hidden from screen readers. */
export function BetHistoryRowSkeleton() {
  return (
    <div aria-hidden="true" className={css.skeleton}>
      <Skeleton width="third" />
      <Skeleton width="half" />
      <Skeleton />
    </div>
  );
}
