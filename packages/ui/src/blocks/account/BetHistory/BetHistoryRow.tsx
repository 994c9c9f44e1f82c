import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { outcomeIcons, type BetOutcome } from './betOutcomes.ts';
import * as css from './BetHistory.css.ts';

export interface BetAmount {
  /** "Stake", "Possible returns", "Paid". */
  readonly label: string;
  /** With its currency. */
  readonly value: string;
}

export interface BetHistoryRowProps extends RootProps<HTMLAnchorElement> {
  /** Page of the bet. */
  href: string;
  /** What became of it. */
  outcome: BetOutcome;
  /** The same in words: "Won". */
  outcomeWord: string;
  /** Type of the bet: "Express, 3 selections". */
  title: string;
  /** What was bet on, in one line: "Arsenal to win · Over 2.25 · ...". */
  legs: string;
  /** The total price accepted. */
  price: string;
  /** When it was placed: "21 Nov, 20:14". */
  time: string;
  /** Number of the coupon. */
  number: string;
  /** What was staked. */
  stake: BetAmount;
  /** What it can pay, or has paid. */
  returns: BetAmount;
}

/** One bet of the history. Renders the router's link. */
export function BetHistoryRow(props: BetHistoryRowProps) {
  const { href, outcome, outcomeWord, title, legs, price, time, number, stake, returns, ...rest } = props;
  const { link: Link } = useUi();
  return (
    <Link {...rest} href={href} className={css.root}>
      <span className={css.top}>
        <span className={css.when}>
          <bdi>{time}</bdi> · <bdi dir="ltr">{number}</bdi>
        </span>
        <Badge tone={outcome} icon={outcomeIcons[outcome]}>
          {outcomeWord}
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

/** The place of a bet while it loads. Renders a `div` that readers pass over. */
export function BetHistoryRowSkeleton() {
  return (
    <div aria-hidden="true" className={css.skeleton}>
      <Skeleton width="third" />
      <Skeleton width="half" />
      <Skeleton />
    </div>
  );
}
