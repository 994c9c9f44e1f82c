import { AccountRow, Badge } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { GameRound } from '../../../features/gameSession/rounds.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';

interface RoundRowProps {
  readonly round: GameRound;
  /** Query of the page, which the round is added to. */
  readonly search: URLSearchParams;
}

/** A round in the list: game, time, payout, stake, and its state unless it is simply finished. */
export function RoundRow({ round, search }: RoundRowProps) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { id, game, iso, staked, won, openedAt, state, isFree, isBonus } = round;
  const opened = new URLSearchParams(search);
  opened.set('round', id);
  const marks = [isFree && t('history.free'), isBonus && t('history.bonus')].filter(Boolean);
  return (
    <AccountRow
      icon="casino"
      title={game.name}
      detail={[`${format.day(openedAt)} ${format.time(openedAt)}`, game.provider, ...marks].join(' · ')}
      value={format.money(won, iso)}
      aside={
        state === 'closed' ? (
          t('history.stake', { amount: format.money(staked, iso) })
        ) : (
          <Badge tone={state === 'open' ? 'warning' : 'neutral'}>{t(`history.states.${state}`)}</Badge>
        )
      }
      href={`?${opened}`}
    />
  );
}
