import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import { useUi } from '../../../theme/UiProvider.tsx';
import { outcomeIcons, type BetOutcome } from './betOutcomes.ts';
import * as css from './BetCard.css.ts';

export interface BetAmount {
  /** Label of the amount, for example “Stake”, “Returns” or “Paid out”. */
  readonly label: string;
  /** Amount with its currency. */
  readonly value: string;
}

export interface BetCardProps extends RootProps<HTMLAnchorElement> {
  /** URL of the bet's page. */
  href: string;
  /** Type of the bet, for example “Express, 3 selections”; label of the link. */
  title: string;
  /** Accepted total price. */
  price: string;
  /** Time of placement, for example “20:14”. */
  time: string;
  /** Legs: `BetLeg`s. */
  legs: readonly ReactElement[];
  /** Returns the label of the button that shows the folded legs. */
  moreLabel: (count: number) => string;
  /** Stake of the bet. */
  stake: BetAmount;
  /** Possible or paid returns. */
  returns: BetAmount;
  /** Result of the bet; leave it out for an open bet and where the only leg shows it. */
  outcome?: BetOutcome | undefined;
  /** Label of `outcome`. */
  outcomeLabel?: string | undefined;
  /** Action at the end of the amounts: `BetCashOut`. */
  action?: ReactNode;
  /** Question or message about the action, over the whole width: `BetCashOutQuestion`. */
  question?: ReactNode;
}

/** Number of legs from which the rest is folded. */
const LEGS_MOST = 6;
const LEGS_FOLDED = 4;

/**
 * Placed bet in a list: its legs, amounts and cash-out. Renders an `article`; the whole card links to the bet's page,
 * and props of the root reach that link.
 */
export function BetCard(props: BetCardProps) {
  const { href, title, price, time, legs, moreLabel, stake, returns, outcome, outcomeLabel, ...others } =
    props;
  const { action, question, ...rest } = others;
  const { link: Link } = useUi();
  const id = useId();
  const [isOpen, setOpen] = useState(legs.length <= LEGS_MOST);
  return (
    <article className={css.root}>
      <div className={css.columns}>
        <div className={css.legs}>
          <ul id={`${id}-legs`} className={css.list}>
            {isOpen ? legs : legs.slice(0, LEGS_FOLDED)}
          </ul>
          {!isOpen && (
            <span className={css.more}>
              <Button
                size="sm"
                emphasis="plain"
                iconEnd="down"
                aria-expanded={false}
                onClick={() => setOpen(true)}
              >
                {moreLabel(legs.length - LEGS_FOLDED)}
              </Button>
            </span>
          )}
        </div>
        <div className={css.money} data-action={action === undefined ? undefined : ''}>
          <div className={css.kind}>
            {/* Described by its legs, because many bets have the same type. */}
            <Link aria-describedby={`${id}-legs`} {...rest} href={href} className={css.link}>
              {title}
            </Link>
            {' · '}
            <bdi dir="ltr" translate="no" className={css.figure}>
              {price}
            </bdi>
            {' · '}
            <bdi translate="no" className={css.figure}>
              {time}
            </bdi>
          </div>
          {outcome && (
            <span className={css.outcome}>
              <Badge tone={outcome} icon={outcomeIcons[outcome]}>
                {outcomeLabel}
              </Badge>
            </span>
          )}
          <dl className={css.amounts}>
            <Amount {...stake} />
            <Amount {...returns} outcome={outcome} isReturns />
          </dl>
          {action !== undefined && <div className={css.action}>{action}</div>}
        </div>
        {question !== undefined && <div className={css.question}>{question}</div>}
      </div>
    </article>
  );
}

interface AmountProps extends BetAmount {
  readonly outcome?: BetOutcome | undefined;
  readonly isReturns?: boolean;
}

function Amount({ label, value, outcome, isReturns = false }: AmountProps) {
  return (
    <div className={css.pair}>
      <dt className={css.term}>{label}</dt>
      <dd className={css.amount} data-returns={isReturns ? '' : undefined} data-outcome={outcome}>
        <bdi dir="ltr" translate="no">
          {value}
        </bdi>
      </dd>
    </div>
  );
}

export interface BetCardListProps extends RootProps<HTMLElement> {
  /** Title of the list, for example the day. */
  title: string;
  /** Bets, newest first: a `BetCard` each. */
  bets: readonly { readonly id: string; readonly card: ReactElement }[];
}

/** Bets of one day or page. Renders a `section` with a heading and a list. */
export function BetCardList({ title, bets, ...rest }: BetCardListProps) {
  return (
    <section {...rest} className={css.group}>
      <Heading level={2} size="label" tone="muted">
        {title}
      </Heading>
      <ul className={css.cards}>
        {bets.map(({ id, card }) => (
          <li key={id}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
