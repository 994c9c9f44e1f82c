import { useTranslation } from 'react-i18next';
import { BetPage } from './BetPage.tsx';
import { lateView } from '../../platform/parts/lateView.ts';

const PowerBetTerms = lateView(() => import('./actions/PowerBetTerms.tsx'));

/** Improved terms for an open bet: old and new terms side by side, accepted once. */
export function Component() {
  const { t } = useTranslation('betActions');
  return <BetPage below={t('powerBet.title')}>{(bet) => <PowerBetTerms bet={bet} />}</BetPage>;
}
