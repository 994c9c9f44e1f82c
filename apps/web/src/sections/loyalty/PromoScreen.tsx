import { AccountRow, ListCard, Stack, Text, type IconName } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { hasLoyalty } from '../../features/loyalty/hasLoyalty.ts';
import { loyaltyPathsIn } from '../../platform/links/loyaltyPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import type { LoyaltyPart } from '@touchline/contract/pages';

interface Entry {
  readonly text:
    | 'rewards'
    | 'cashback'
    | 'vip'
    | 'premium'
    | 'friend'
    | 'offers'
    | 'casino'
    | 'slots'
    | 'points';
  readonly path: keyof ReturnType<typeof loyaltyPathsIn>;
  readonly icon: IconName;
  readonly needs: readonly LoyaltyPart[];
}

const casino: readonly LoyaltyPart[] = ['vipcashback', 'premiumcashback'];

/** Pages of rewards in the order of the hub. */
const entries: readonly Entry[] = [
  { text: 'offers', path: 'offers', icon: 'gift', needs: ['points', 'cashback', ...casino, 'referral'] },
  { text: 'rewards', path: 'rewards', icon: 'level', needs: ['points'] },
  { text: 'cashback', path: 'cashback', icon: 'percent', needs: ['cashback'] },
  { text: 'friend', path: 'friends', icon: 'referral', needs: ['referral'] },
  { text: 'casino', path: 'casino', icon: 'casino', needs: casino },
  { text: 'slots', path: 'slots', icon: 'slots', needs: casino },
  { text: 'vip', path: 'vipcashback', icon: 'crown', needs: ['vipcashback'] },
  { text: 'premium', path: 'premiumcashback', icon: 'star', needs: ['premiumcashback'] },
  { text: 'points', path: 'points', icon: 'info', needs: ['points'] },
];

/** Hub of the account's rewards: leads to every page that the site has. */
export function Component() {
  const { t } = useTranslation('rewards');
  const { t: titles } = useTranslation('titles');
  usePageTitle(titles('of.promo'));
  const paths = loyaltyPathsIn(useLang());
  return (
    <Stack gap="md">
      <Text tone="muted">{t('promo.lead')}</Text>
      <ListCard
        aria-label={titles('of.promo')}
        icon="gift"
        labels={{ empty: t('offers.empty'), emptyDetail: t('offers.emptyDetail') }}
      >
        {entries
          .filter(({ needs }) => hasLoyalty(...needs))
          .map(({ text, path, icon }) => (
            <AccountRow
              key={text}
              icon={icon}
              title={t(`promo.${text}`)}
              detail={t(`promo.${text}Detail`)}
              href={paths[path]}
            />
          ))}
      </ListCard>
    </Stack>
  );
}
