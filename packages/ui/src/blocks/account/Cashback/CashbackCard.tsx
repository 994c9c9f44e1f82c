import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { Heading } from '../../../primitives/Text/Text.tsx';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './Cashback.css.ts';

export const cashbackKinds = ['points', 'percent'] as const;
export type CashbackKind = (typeof cashbackKinds)[number];

/** Term of the sum that the cashback is a share of. */
export interface CashbackTerm {
  /** Formatted amount without currency, for example “640.00”. */
  readonly value: string;
  /** Meaning, for example “staked”. */
  readonly label: string;
}

export interface CashbackCardProps extends RootProps<HTMLElement> {
  /** Type of cashback: collected points or a percentage of losses. */
  kind: CashbackKind;
  /** Title of the card, for example “Cashback”. */
  title: string;
  /** Available amount, for example “1,240 points” or “€ 12.40”. */
  figure: string;
  /** Explanation and payment date, for example “5 % of this week's losses, on Monday”. */
  detail: string;
  /** Progress towards the next level. */
  progress?:
    | {
        readonly label: string;
        /** Completed share, from 0 to 1. */
        readonly share: number;
        /** Current and required value, for example “1,240 of 2,000 points”. */
        readonly done: string;
        /** Next level, for example “Next: 7 %”. */
        readonly next?: string | undefined;
      }
    | undefined;
  /** Terms that are subtracted from the first, and the result at the end. */
  terms?: readonly CashbackTerm[] | undefined;
  /** Further content, such as a link to the page of the cashback. */
  more?: ReactNode;
  /**
   * Label of the collect button with the amount, for example “Collect € 12.40”. Without it nothing can be collected.
   */
  collectLabel?: string | undefined;
  /** Reason why nothing can be collected now, and when it will be possible. */
  notice?: string | undefined;
  /** Confirmation that the cashback was collected. */
  collected?: string | undefined;
  /**
   * Whether a request is pending.
   * @default false
   */
  busy?: boolean | undefined;
  /** Called when the player collects the cashback. */
  onCollect?: (() => void) | undefined;
}

/**
 * Available cashback, its progress and the button to collect it. Renders a `section`; `data-kind` is `points` or
 * `percent`.
 */
export function CashbackCard({
  kind,
  title,
  figure,
  detail,
  progress,
  terms,
  more,
  collectLabel,
  notice,
  collected,
  busy = false,
  onCollect,
  ...rest
}: CashbackCardProps) {
  return (
    <Card {...rest} data-kind={kind}>
      <div className={css.root}>
        <div className={css.head}>
          <div className={css.words}>
            <Heading level={2} size="name">
              {title}
            </Heading>
            <p className={css.lead}>{detail}</p>
          </div>
          <bdi translate="no" className={css.figure}>
            {figure}
          </bdi>
        </div>
        {terms !== undefined && <Terms terms={terms} />}
        {progress !== undefined && (
          <div className={css.progress}>
            <Progress label={progress.label} value={progress.share} max={1} valueText={progress.done} />
            <div className={css.between}>
              <bdi translate="no">{progress.done}</bdi>
              <span>{progress.next}</span>
            </div>
          </div>
        )}
        {collected !== undefined && (
          <Notice tone="success" announced>
            {collected}
          </Notice>
        )}
        {notice !== undefined && <Notice>{notice}</Notice>}
        {collectLabel !== undefined && (
          <Button tone="primary" size="lg" width="full" busy={busy} onClick={onCollect}>
            {collectLabel}
          </Button>
        )}
        {more}
      </div>
    </Card>
  );
}

function Terms({ terms }: { terms: readonly CashbackTerm[] }) {
  return (
    <dl className={css.terms}>
      {terms.map(({ value, label }, index) => (
        <div key={label} className={css.term} data-sign={signOf(index, terms.length)}>
          <dt className={css.termLabel}>{label}</dt>
          <dd className={css.termValue}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function signOf(index: number, count: number): string | undefined {
  if (index === 0) return undefined;
  return index === count - 1 ? '=' : '−';
}
