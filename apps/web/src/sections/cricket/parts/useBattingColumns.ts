import { useTranslation } from 'react-i18next';

/** Column headers of a batter's innings: runs, balls, fours, sixes, strike rate. */
export function useBattingColumns() {
  const { t } = useTranslation('cricket');
  return [
    { short: t('player.runs'), full: t('player.runsFull') },
    { short: t('player.balls'), full: t('player.ballsFull') },
    { short: t('player.fours'), full: t('player.foursFull') },
    { short: t('player.sixes'), full: t('player.sixesFull') },
    { short: t('player.strike'), full: t('player.strikeFull') },
  ];
}
