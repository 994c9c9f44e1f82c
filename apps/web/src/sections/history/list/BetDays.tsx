import { dayNumberAt } from '@touchline/contract/timeZones';
import { BetCardList, Stack } from '@touchline/ui';
import type { Bet } from '../../../features/bets/bets.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';
import { useTimeZone } from '../../../features/settings/useTimeZone.ts';
import { useOpenLegs } from '../../../widgets/bets/useOpenLegs.ts';
import { BetRow } from './BetRow.tsx';
import { byDay } from './days.ts';

export interface BetDaysProps {
  readonly bets: readonly Bet[];
  /** Server time, UTC seconds. */
  readonly now: number;
}

/** Bets in cards, by day of the player's time zone. */
export default function BetDays({ bets, now }: BetDaysProps) {
  const matchIds = useOpenLegs(bets);
  const format = useFormat();
  const timeZone = useTimeZone();
  return (
    <Stack gap="lg">
      {byDay(bets, ({ placedAt }) => dayNumberAt(timeZone, placedAt)).map(({ day, items }) => (
        <BetCardList
          key={day}
          title={items[0] ? format.day(items[0].placedAt) : ''}
          bets={items.map((bet) => ({
            id: bet.id,
            card: <BetRow bet={bet} matchIds={matchIds} now={now} />,
          }))}
        />
      ))}
    </Stack>
  );
}
