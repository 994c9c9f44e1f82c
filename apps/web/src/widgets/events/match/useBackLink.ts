import type { MatchRecord } from '@touchline/feed';
import type { ScoreboardBack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useEventLinks } from '../links.ts';
import { useGoBack } from './useGoBack.ts';

/** Back link of a match's page: the previous page, or else the competition. */
export function useBackLink(match: MatchRecord, sport: string): ScoreboardBack {
  const { t } = useTranslation(['betting', 'common']);
  const links = useEventLinks();
  const goBack = useGoBack();
  return {
    href: links.competition(match, sport),
    label: goBack ? t('common:actions.back') : t('match.back', { name: match.competition }),
    onFollow: goBack,
  };
}
