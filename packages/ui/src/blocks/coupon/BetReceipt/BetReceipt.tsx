import { useId, type ReactNode } from 'react';
import { DrawnTick } from '../../../primitives/DrawnTick/DrawnTick.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './BetReceipt.css.ts';

export interface BetReceiptLeg {
  /** Id of the leg. */
  readonly id: string;
  /** Name of the selection, for example “Ashcombe United to win”. */
  readonly title: string;
  /** Accepted price. */
  readonly price: string;
  /** Lines below the selection: market, match and start. */
  readonly notes: readonly string[];
  /** Crest of a team; hidden from screen readers. */
  readonly crest?: ReactNode;
}

export interface BetReceiptLine {
  /** Label of the value, for example “Total price” or “Stake”. */
  readonly label: string;
  readonly value: string;
  /** Whether it is a bonus. */
  readonly isBonus?: boolean | undefined;
}

export interface BetReceiptProps extends RootProps<HTMLDivElement> {
  /** Message in one sentence, for example “Bet placed”. */
  title: string;
  /** Time of placement. */
  detail?: string | undefined;
  /** Type of the bet, for example “Express, 3 selections”. */
  kind: string;
  /** Number of the bet with its label. */
  number?: string | undefined;
  /** Every leg of the bet. */
  legs: readonly BetReceiptLeg[];
  /** Bonus, total price and stake, in display order. */
  lines: readonly BetReceiptLine[];
  /** Possible payout. */
  payout?: BetReceiptLine | undefined;
  /** Share button, at the top. */
  share?: ReactNode;
  /** Buttons below the ticket. */
  actions?: ReactNode;
}

/**
 * Receipt of a placed bet as a ticket: the message on the brand's colour, every leg, and the sums. Renders a `div`;
 * only the message is announced.
 */
export function BetReceipt(props: BetReceiptProps) {
  const { title, detail, kind, number, legs, lines, payout, share, actions, ...rest } = props;
  const id = useId();
  return (
    <div {...rest} className={css.root}>
      <div className={css.flood}>
        {share !== undefined && <div className={css.share}>{share}</div>}
        <DrawnTick size="lg" />
        <div role="status">
          <p className={css.title}>{title}</p>
          {detail !== undefined && <p className={css.detail}>{detail}</p>}
        </div>
      </div>
      <section aria-labelledby={id} className={css.ticket}>
        <div className={css.head}>
          <h3 id={id} className={css.kind}>
            {kind}
          </h3>
          {number !== undefined && (
            <bdi translate="no" className={css.number}>
              {number}
            </bdi>
          )}
        </div>
        <ul className={css.legs}>
          {legs.map((leg) => (
            <Leg key={leg.id} leg={leg} />
          ))}
        </ul>
        {(lines.length > 0 || payout) && (
          <>
            <div className={css.perforation} />
            <dl className={css.sums}>
              {lines.map((line) => (
                <Line key={line.label} line={line} />
              ))}
              {payout && (
                <div className={css.payout}>
                  <dt className={css.term}>{payout.label}</dt>
                  <dd className={css.amount}>
                    <bdi dir="ltr" translate="no">
                      {payout.value}
                    </bdi>
                  </dd>
                </div>
              )}
            </dl>
          </>
        )}
      </section>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

function Leg({ leg: { title, price, notes, crest } }: { readonly leg: BetReceiptLeg }) {
  return (
    <li className={css.leg}>
      {crest !== undefined && (
        <span aria-hidden="true" className={css.crest}>
          {crest}
        </span>
      )}
      <span className={css.words}>
        <span className={css.name}>{title}</span>
        {notes.map((note) => (
          <span key={note} className={css.note}>
            {note}
          </span>
        ))}
      </span>
      <bdi dir="ltr" translate="no" className={css.price}>
        {price}
      </bdi>
    </li>
  );
}

function Line({ line: { label, value, isBonus = false } }: { readonly line: BetReceiptLine }) {
  return (
    <div className={css.row} data-bonus={isBonus ? '' : undefined}>
      <dt className={css.term}>
        {isBonus && <Icon name="bonus" size="sm" />}
        <span>{label}</span>
      </dt>
      <dd className={css.value}>
        <bdi dir="ltr" translate="no">
          {value}
        </bdi>
      </dd>
    </div>
  );
}
