import { offers } from '@touchline/contract/pages';
import type { AccountGroup, AccountSection } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { site } from '../../platform/site/site.ts';
import { loadLazyRows, rowAt } from '../routes/table.ts';

/** Groups of the account menu. */
const groups: readonly {
  readonly id: 'bets' | 'money' | 'rewards' | 'me';
  readonly sections: readonly AccountSection[];
}[] = [
  { id: 'bets', sections: ['bet_history', 'sports'] },
  { id: 'money', sections: ['recharge', 'withdrawal', 'history_pay', 'wallets'] },
  { id: 'rewards', sections: ['bonuses', 'cashback', 'promo_check', 'bring_friend'] },
  { id: 'me', sections: ['personal_data', 'security', 'limits', 'mailing', 'account'] },
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
  return groups
    .map(({ id, sections }) => ({
      id,
      title: t(`groups.${id}`),
      entries: sections.flatMap((section) => {
        const href = paths[section];
        const isPayment = section === 'recharge' || section === 'history_pay';
        return href === undefined || !isOpen(href) || (isPayment && !site().hasCashier)
          ? []
          : [{ section, href, label: t(`sections.${section}`), selected: href === pathname }];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}

function isOpen(path: string): boolean {
  const row = rowAt(path);
  return row?.page !== undefined && !row.isUnavailable && offers(site(), row.page);
}
