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

export interface CashbackCardProps extends RootProps<HTMLElement> {
  /** Points that are gathered, or a share of what was lost. */
  kind: CashbackKind;
  /** "Cashback". */
  title: string;
  /** What is there: "1,240 points", "€ 12.40". */
  figure: string;
  /** What it is and when it comes: "5 % of this week's losses, on Monday". */
  detail: string;
  /** How far the next step is. */
  progress?:
    | {
        readonly label: string;
        /** How much, from 0 to 1. */
        readonly share: number;
        /** "1,240 of 2,000 points". */
        readonly done: string;
        /** "Next: 7 %". */
        readonly next?: string | undefined;
      }
    | undefined;
  /** A chart of it. */
  chart?: ReactNode;
  /** Says the amount: "Collect € 12.40"; without it nothing can be collected. */
  collectLabel?: string | undefined;
  /** Why nothing can be collected now, and when. */
  notice?: string | undefined;
  /** Says that it was collected. */
  collected?: string | undefined;
  /** The platform is asked. @default false */
  busy?: boolean | undefined;
  /** The player collects it. */
  onCollect?: (() => void) | undefined;
}

/** What comes back to the player, how it grows, and the way to collect it. Renders a `section`; `data-kind` is `points` or `percent`. */
export function CashbackCard({
  kind,
  title,
  figure,
  detail,
  progress,
  chart,
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
        <div className={css.words}>
          <Heading level={2} size="name">
            {title}
          </Heading>
          <bdi className={css.figure}>{figure}</bdi>
          <p className={css.lead}>{detail}</p>
        </div>
        {progress !== undefined && (
          <div className={css.progress}>
            <Progress label={progress.label} value={progress.share} max={1} valueText={progress.done} />
            <div className={css.between}>
              <bdi>{progress.done}</bdi>
              <span>{progress.next}</span>
            </div>
          </div>
        )}
        {chart}
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
      </div>
    </Card>
  );
}
