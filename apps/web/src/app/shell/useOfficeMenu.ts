import type { AccountGroup, AccountSection } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { site } from '../../platform/site/site.ts';
import { isOpenPage } from '../routes/isOpenPage.ts';
import { loadLazyRows } from '../routes/table.ts';
import { officeSectionOf } from './officeSection.ts';

/** Groups of the account menu; the first has no title. */
const groups: readonly {
  readonly id: 'first' | 'money' | 'rewards' | 'protection' | 'me';
  readonly sections: readonly AccountSection[];
}[] = [
  { id: 'first', sections: ['overview', 'bet_history'] },
  { id: 'money', sections: ['recharge', 'withdrawal', 'history_pay', 'wallets'] },
  { id: 'rewards', sections: ['promo', 'bonuses', 'rewards', 'cashback', 'promo_check', 'bring_friend'] },
  { id: 'protection', sections: ['limits', 'security', 'identification'] },
  { id: 'me', sections: ['personal_data', 'account', 'mailing', 'sports'] },
];

/**
 * Returns the account sections that the site has a page for; empty groups are left out. Its translations are those of
 * `office`.
 * @returns an empty list until the whole route table is loaded
 */
export function useOfficeMenu(): readonly AccountGroup[] {
  const { t } = useTranslation('office');
  const { pathname } = useLocation();
  const paths = officePathsIn(useLang());
  const { isSuccess: isKnown } = useQuery({
    queryKey: ['routes'],
    queryFn: () => loadLazyRows(),
    staleTime: Infinity,
  });
  if (!isKnown) return [];
  const current = officeSectionOf(pathname);
  return groups
    .map(({ id, sections }) => ({
      id,
      title: id === 'first' ? undefined : t(`groups.${id}`),
      entries: sections.flatMap((section) => {
        const href = paths[section];
        const isPayment = section === 'recharge' || section === 'withdrawal' || section === 'history_pay';
        return href === undefined || !isOpenPage(href) || (isPayment && !site().hasCashier)
          ? []
          : [{ section, href, label: t(`sections.${section}`), selected: section === current }];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
