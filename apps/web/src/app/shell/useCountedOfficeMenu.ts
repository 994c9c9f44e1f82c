import type { AccountGroup, AccountSection } from '@touchline/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { betsOf, historyQuery } from '../../features/bets/bets.api.ts';
import { limitsQuery } from '../../features/limits/limits.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { isAvailable } from '../../platform/site/site.ts';
import { useOfficeMenu } from './useOfficeMenu.ts';

/** Returns the account sections with the numbers of open bets and of the player's own limits. */
export function useCountedOfficeMenu(): readonly AccountGroup[] {
  const { t } = useTranslation('office');
  const isPlayer = useSession().status === 'player';
  const bets = useInfiniteQuery({
    ...historyQuery({ state: 'open' }),
    enabled: isPlayer && isAvailable('history'),
  });
  const limits = useQuery({ ...limitsQuery, enabled: isPlayer });
  const open = betsOf(bets.data).length;
  const set = (limits.data?.limits ?? []).filter(
    ({ id, limitState }) => id !== 'site' && limitState === 'ACTIVE',
  ).length;
  const badges: Readonly<Partial<Record<AccountSection, object>>> = {
    ...(open > 0 && {
      bet_history: {
        badge: bets.hasNextPage ? `${open}+` : String(open),
        badgeLabel: t('counts.open', { count: open }),
      },
    }),
    ...(set > 0 && { limits: { badge: String(set), badgeLabel: t('counts.limits', { count: set }) } }),
  };
  return useOfficeMenu().map((group) => ({
    ...group,
    entries: group.entries.map((entry) => ({ ...entry, ...badges[entry.section] })),
  }));
}
