import type { AccountGroup, AccountSection } from '@touchline/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useUnread } from '../../features/messages/useUnread.ts';
import { useUserConfig } from '../../features/userConfig/useUserConfig.ts';
import { verificationPage } from '../../features/userConfig/verification.ts';
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
  { id: 'first', sections: ['overview', 'messages', 'bet_history'] },
  { id: 'money', sections: ['recharge', 'withdrawal', 'history_pay', 'wallets'] },
  { id: 'rewards', sections: ['promo', 'bonuses', 'rewards', 'cashback', 'promo_check', 'bring_friend'] },
  { id: 'protection', sections: ['limits', 'security', 'auth_qr', 'identification'] },
  { id: 'me', sections: ['personal_data', 'account', 'mailing', 'sports'] },
];

/**
 * Returns the account sections that the site has a page for, with the number of unread messages; empty groups are left
 * out. Its translations are those of `office`.
 * @returns an empty list until the whole route table is loaded
 */
export function useOfficeMenu(): readonly AccountGroup[] {
  const { t } = useTranslation('office');
  const { pathname } = useLocation();
  const lang = useLang();
  const { config } = useUserConfig();
  const own = officePathsIn(lang);
  const page = config && verificationPage(config);
  const paths = page === undefined ? own : { ...own, identification: `/${lang}/${page}` };
  const { count, badge } = useUnread();
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
        const isElsewhere = section === 'auth_qr' && site().isAccountMiddleware;
        return href === undefined || !isOpenPage(href) || isElsewhere || (isPayment && !site().hasCashier)
          ? []
          : [
              {
                section,
                href,
                label: t(`sections.${section}`),
                selected: section === current,
                ...(section === 'messages' &&
                  badge !== undefined && { badge, badgeLabel: t('counts.unread', { count }) }),
              },
            ];
      }),
    }))
    .filter(({ entries }) => entries.length > 0);
}
