import { BetHistoryCard, Heading, Stack } from '@touchline/ui';
import { useSnapshot } from 'valtio/react';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { dayNumber } from '../../../platform/format/time.ts';
import { byDay } from './days.ts';
import { useBetRow } from './useBetRow.ts';

export interface BetsProps {
  readonly bets: readonly Bet[];
  /** Server time, UTC seconds. */
  readonly now: number;
}

/** Bets in cards, one per day of the player's time zone. */
export function BetDays({ bets, now }: BetsProps) {
  const format = useFormat();
  const betRow = useBetRow();
  const { timeZone, is12h } = useSnapshot(settings);
  // Only the time zone determines the day.
  const view = { tag: '', timeZone, is12h };
  return (
    <Stack gap="md">
      {byDay(bets, ({ placedAt }) => dayNumber(placedAt, view)).map(({ day, items: [first, ...others] }) => (
        <BetHistoryCard
          key={day}
          header={
            <Heading level={2} size="label">
              {first && format.day(first.placedAt)}
            </Heading>
          }
          bets={(first ? [first, ...others] : []).map((bet) => betRow(bet, now))}
        />
      ))}
    </Stack>
  );
}
