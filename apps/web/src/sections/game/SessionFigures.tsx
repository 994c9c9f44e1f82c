import type { GameSession } from '@touchline/contract';
import { DetailList } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../features/settings/useFormat.ts';
import { serverNow } from '../../platform/clock/clock.ts';
import { playTime } from './gameTime.ts';

interface SessionFiguresProps {
  readonly session: GameSession;
  /** @default false */
  readonly hasTime?: boolean;
}

/** Rounds, stakes, payouts and net result of a session. The net result is never coloured or hidden. */
export function SessionFigures({ session, hasTime = false }: SessionFiguresProps) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { iso, startedAt, endedAt, rounds, staked, won, net } = session;
  const length = (endedAt ?? serverNow() / 1000) - startedAt;
  return (
    <DetailList
      details={[
        ...(hasTime ? [{ id: 'time', label: t('session.time'), value: playTime(length) }] : []),
        { id: 'rounds', label: t('session.rounds'), value: String(rounds) },
        { id: 'staked', label: t('session.staked'), value: format.money(staked, iso) },
        { id: 'won', label: t('session.won'), value: format.money(won, iso) },
        { id: 'net', label: t('session.net'), value: format.change(net, iso), strong: true },
      ]}
    />
  );
}
