import { BetCardList, Stack } from '@touchline/ui';
import { useSnapshot } from 'valtio/react';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { settings } from '../../../features/settings/settings.store.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { dayNumber } from '../../../platform/format/time.ts';
import { useOpenLegs } from '../legs/useOpenLegs.ts';
import { BetRow } from './BetRow.tsx';
import { byDay } from './days.ts';

export interface BetDaysProps {
  readonly bets: readonly Bet[];
  /** Server time, UTC seconds. */
  readonly now: number;
}

/** Bets in cards, by day of the player's time zone. */
export default function BetDays({ bets, now }: BetDaysProps) {
  useOpenLegs(bets);
  const format = useFormat();
  const { timeZone, is12h } = useSnapshot(settings);
  // Only the time zone determines the day.
  const view = { tag: '', timeZone, is12h };
  return (
    <Stack gap="lg">
      {byDay(bets, ({ placedAt }) => dayNumber(placedAt, view)).map(({ day, items }) => (
        <BetCardList
          key={day}
          title={items[0] ? format.day(items[0].placedAt) : ''}
          bets={items.map((bet) => ({ id: bet.id, card: <BetRow bet={bet} now={now} /> }))}
        />
      ))}
    </Stack>
  );
}
