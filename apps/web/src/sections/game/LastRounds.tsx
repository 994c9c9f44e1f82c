import { RoundList } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { SessionAnswer } from '../../features/gameSession/gameSession.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';

interface LastRoundsProps {
  readonly latest: SessionAnswer['latest'];
  readonly iso: string;
}

/** Latest rounds of the session with stake and payout, newest first. */
export function LastRounds({ latest, iso }: LastRoundsProps) {
  const { t } = useTranslation('game');
  const format = useFormat();
  return (
    <RoundList
      label={t('latest.title')}
      labels={{ time: t('latest.time'), stake: t('latest.stake'), won: t('latest.won') }}
      rounds={latest.map(({ id, at, stake, won }) => ({
        id,
        time: format.time(at),
        stake: format.money(stake, iso),
        won: format.money(won, iso),
      }))}
    />
  );
}
