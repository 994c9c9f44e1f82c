import { useTranslation } from 'react-i18next';
import { BetPage } from './BetPage.tsx';
import { lateView } from '../../platform/parts/lateView.ts';

const PowerBetTerms = lateView(() => import('./actions/PowerBetTerms.tsx'));

/** Better terms for an open bet: the old and the new side by side, to be taken once. */
export function Component() {
  const { t } = useTranslation('betActions');
  return <BetPage below={t('powerBet.title')}>{(bet) => <PowerBetTerms bet={bet} />}</BetPage>;
}
