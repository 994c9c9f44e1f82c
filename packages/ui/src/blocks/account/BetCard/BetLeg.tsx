import type { ReactNode } from 'react';
import type { RootProps } from '../../../theme/rootProps.ts';
import { LiveBadge } from '../../events/LiveBadge/LiveBadge.tsx';
import { BetLegDisc } from './BetLegDisc.tsx';
import { BetLegProgress } from './BetLegProgress.tsx';
import type { BetLegCount, BetLegState } from './betLegStates.ts';
import * as css from './BetLeg.css.ts';

export interface BetLegProps extends RootProps<HTMLLIElement> {
  /** Name of the selection, for example “Eichenau Union to win”. */
  title: string;
  /** Accepted price. */
  price: string;
  /** Match with its score or start, for example “Today 21:30 · Altmoor Athletic”. */
  event: ReactNode;
  /** Live state in short, for example “77'”. */
  live?: ReactNode;
  /** State of the leg. Without it, for example in play without a score, the disc is an empty ring. */
  state?: BetLegState | undefined;
  /** Label of `state`, for example “Ahead” or “2 of 4”. */
  stateLabel?: string | undefined;
  /** Count of a leg in the state `counting`. */
  count?: BetLegCount | undefined;
  /** Share of the playing time of a leg in play, 0 to 1. */
  played?: number | undefined;
  /** `MomentumChart` of the size `hero`, at the end of the leg in wide cards. */
  momentum?: ReactNode;
  /** Crest of a team; hidden from screen readers. */
  crest?: ReactNode;
  /** Role or number of the leg where the bet type needs it, for example “Banker” or “Block 2”. */
  mark?: string | undefined;
  /**
   * Further lines on the bet's page: market, competition, score at placement.
   * @default none
   */
  notes?: readonly string[] | undefined;
}

/** Leg of a placed bet: its state as a disc and in words, selection, price, match and progress. Renders an `li`. */
export function BetLeg({
  title,
  price,
  event,
  live,
  state,
  stateLabel,
  count,
  played,
  momentum,
  crest,
  mark,
  notes = [],
  ...rest
}: BetLegProps) {
  return (
    <li {...rest} className={css.root} data-momentum={momentum === undefined ? undefined : ''}>
      <BetLegDisc state={state} count={count} />
      <span className={css.head}>
        {crest !== undefined && (
          <span aria-hidden="true" className={css.crest}>
            {crest}
          </span>
        )}
        <span className={css.title}>{title}</span>
      </span>
      <bdi dir="ltr" translate="no" className={css.price}>
        {price}
      </bdi>
      <span className={css.row}>
        <span className={css.event}>
          {mark !== undefined && <span className={css.mark}>{mark}</span>}
          {live !== undefined && (
            <span className={css.live}>
              <LiveBadge>{live}</LiveBadge>
            </span>
          )}
          <span>{event}</span>
        </span>
        {stateLabel !== undefined && (
          <span className={css.word} data-state={state}>
            {stateLabel}
          </span>
        )}
      </span>
      <BetLegProgress count={count} played={played} />
      {notes.map((note) => (
        <span key={note} className={css.note}>
          {note}
        </span>
      ))}
      {momentum !== undefined && <div className={css.momentum}>{momentum}</div>}
    </li>
  );
}
