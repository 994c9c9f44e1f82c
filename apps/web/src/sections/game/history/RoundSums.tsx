import { Card, DetailList } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import type { RoundsPage } from '../../../features/gameSession/rounds.api.ts';
import { useFormat } from '../../../features/settings/useFormat.ts';

/** Rounds, stakes, payouts and net result of the filter by currency; nothing without a round. */
export function RoundSums({ sums }: { readonly sums: RoundsPage['sums'] }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  if (sums.length === 0) return null;
  const details = sums.flatMap(({ iso, rounds, staked, won, net }) => [
    { id: `${iso}-net`, label: t('history.net', { iso }), value: format.change(net, iso), strong: true },
    { id: `${iso}-staked`, label: t('history.staked'), value: format.money(staked, iso) },
    { id: `${iso}-won`, label: t('history.won'), value: format.money(won, iso) },
    { id: `${iso}-rounds`, label: t('history.label'), value: String(rounds) },
  ]);
  return (
    <Card>
      <DetailList details={details} />
    </Card>
  );
}
