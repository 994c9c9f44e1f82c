import { BetCardSkeleton } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { BetPage } from '../bet/BetPage.tsx';
import { lazyView } from '../../../platform/lazy/lazy.tsx';

const PowerBetTerms = lazyView(() => import('./PowerBetTerms.tsx'), BetCardSkeleton);

/** Improved terms for an open bet: old and new terms side by side, accepted once. */
export function Component() {
  const { t } = useTranslation('betActions');
  return <BetPage below={t('powerBet.title')}>{(bet) => <PowerBetTerms bet={bet} />}</BetPage>;
}
