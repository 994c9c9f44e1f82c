import type { RootProps } from '../../../theme/rootProps.ts';
import type { ReactNode } from 'react';
import * as css from './DepositRoom.css.ts';

export interface DepositRoomProps extends RootProps<HTMLDivElement> {
  /** Sentence about the limit after this payment, for example “€ 26.00 left this week after this”. */
  title: string;
  /** Link to the limits. */
  action?: ReactNode;
  /** Used part of the limit before this payment, from 0 to 1. */
  used: number;
  /** Part of the limit that this payment takes, from 0 to 1. */
  taken: number;
  /** Used part in words, for example “€ 124 of € 200 used”. */
  detail: string;
  /** Amount that comes back, and its time, for example “€ 60 comes back on Thursday”. */
  back?: string | undefined;
}

/** Remainder of a deposit limit after a payment: a sentence, and a bar of the used part and this payment's. Renders a `div`. */
export function DepositRoom({ title, action, used, taken, detail, back, ...rest }: DepositRoomProps) {
  const before = Math.min(1, Math.max(0, used));
  const now = Math.min(1 - before, Math.max(0, taken));
  return (
    <div {...rest} className={css.root}>
      <div className={css.head}>
        <span className={css.title}>{title}</span>
        {action}
      </div>
      <div aria-hidden="true" className={css.bar}>
        <span className={css.used} style={{ flexGrow: before }} />
        <span className={css.taken} style={{ flexGrow: now }} hidden={now === 0} />
        <span style={{ flexGrow: 1 - before - now }} />
      </div>
      <p className={css.detail}>
        <span>{detail}</span>
        {back !== undefined && <span>{back}</span>}
      </p>
    </div>
  );
}
