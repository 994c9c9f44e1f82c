import { AccountRow, ListCard, Stack, Text, type IconName } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { loyaltyPathsIn } from '../../platform/links/loyaltyPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';

type Entry = readonly [text: string, path: keyof ReturnType<typeof loyaltyPathsIn>, icon: IconName];

/** Pages of rewards in the order of the hub, by group: texts, address and icon. */
const groups = [
  [
    'offers',
    [
      ['offers', 'offers', 'gift'],
      ['bonuses', 'bonuses', 'coins'],
      ['promoCheck', 'promoCheck', 'promo'],
    ],
  ],
  [
    'loyalty',
    [
      ['rewards', 'rewards', 'level'],
      ['cashback', 'cashback', 'percent'],
      ['friend', 'friends', 'referral'],
      ['points', 'points', 'info'],
    ],
  ],
  [
    'casino',
    [
      ['casino', 'casino', 'casino'],
      ['slots', 'slots', 'slots'],
      ['vip', 'vipcashback', 'crown'],
      ['premium', 'premiumcashback', 'star'],
    ],
  ],
] as const satisfies readonly (readonly [group: string, entries: readonly Entry[]])[];

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
        {groups.map(([group, entries]) => {
          const open = entries.filter(([, path]) => isOpen(paths[path]));
          const title = t(`promo.groups.${group}`);
          return (
            open.length > 0 && (
              <ListCard key={group} aria-label={title} title={title} labels={{ empty: t('offers.empty') }}>
                {open.map(([text, path, icon]) => (
                  <AccountRow
                    key={text}
                    icon={icon}
                    title={t(`promo.${text}`)}
                    detail={t(`promo.${text}Detail`)}
                    href={paths[path]}
                  />
                ))}
              </ListCard>
            )
          );
        })}
      </Stack>
    );
  };
}
