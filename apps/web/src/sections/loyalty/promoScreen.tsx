import { AccountRow, ListCard, Stack, Text, type IconName } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { loyaltyPathsIn } from '../../platform/links/loyaltyPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

/** Pages of rewards in the order of the hub: texts, address and icon. */
const entries = [
  ['offers', 'offers', 'gift'],
  ['bonuses', 'bonuses', 'coins'],
  ['rewards', 'rewards', 'level'],
  ['cashback', 'cashback', 'percent'],
  ['friend', 'friends', 'referral'],
  ['promoCheck', 'promoCheck', 'promo'],
  ['casino', 'casino', 'casino'],
  ['slots', 'slots', 'slots'],
  ['vip', 'vipcashback', 'crown'],
  ['premium', 'premiumcashback', 'star'],
  ['points', 'points', 'info'],
] as const satisfies readonly (readonly [string, keyof ReturnType<typeof loyaltyPathsIn>, IconName])[];

/**
 * Creates the hub of the account's rewards, which leads to every page that the site has.
 * @param isOpen returns whether the site has the page of an address
 */
export function promoScreen(isOpen: (path: string) => boolean) {
  return function PromoScreen() {
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
            .filter(([, path]) => isOpen(paths[path]))
            .map(([text, path, icon]) => (
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
  };
}
