import { useQuery } from '@tanstack/react-query';
import { AccountRow, ListCard } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { hasLoyalty } from '../../features/loyalty/hasLoyalty.ts';
import { bonusesQuery } from '../../features/bonuses/bonuses.api.ts';
import { bringFriendQuery, cashbackQuery, rewardsQuery } from '../../features/loyalty/loyalty.api.ts';
import { useLoyaltyText } from '../../features/loyalty/useLoyaltyText.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { bonusPathsIn } from '../../platform/links/bonusPaths.ts';
import { loyaltyPathsIn } from '../../platform/links/loyaltyPaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { useBonusTexts } from '../../widgets/bonuses/useBonusTexts.ts';
import type { CashbackPlanId } from '@touchline/contract';

const plans: readonly CashbackPlanId[] = ['cashback', 'vipcashback', 'premiumcashback'];

/** Everything that the player can take now: bonuses, cashback that is ready, points, and rewards for friends. */
export function Component() {
  const { t } = useTranslation('rewards');
  const { t: titles } = useTranslation('titles');
  usePageTitle(titles('of.specialOffers'));
  const format = useFormat();
  const text = useLoyaltyText();
  const bonusTexts = useBonusTexts();
  const lang = useLang();
  const paths = loyaltyPathsIn(lang);
  const bonusPaths = bonusPathsIn(lang);
  const bonuses = useQuery(bonusesQuery);
  const first = useQuery({ ...cashbackQuery('cashback'), enabled: hasLoyalty('cashback') });
  const vip = useQuery({ ...cashbackQuery('vipcashback'), enabled: hasLoyalty('vipcashback') });
  const premium = useQuery({ ...cashbackQuery('premiumcashback'), enabled: hasLoyalty('premiumcashback') });
  const rewards = useQuery({ ...rewardsQuery, enabled: hasLoyalty('points') });
  const friends = useQuery({ ...bringFriendQuery, enabled: hasLoyalty('referral') });
  const all = [bonuses, first, vip, premium, rewards, friends];
  const open = bonuses.data?.isClosed === false ? bonuses.data : undefined;
  const toChoose = open?.firstDeposit.isOpen ? open.firstDeposit.offers : [];
  const given = open?.bonuses.filter(({ state, money }) => state === 'offered' && money !== undefined) ?? [];
  const ready = [first, vip, premium].flatMap(({ data }) => (data && Number(data.ready) > 0 ? [data] : []));
  const points =
    rewards.data && Number(rewards.data.balance) >= rewards.data.least ? rewards.data : undefined;
  return (
    <ListCard
      title={t('offers.title')}
      icon="gift"
      status={
        all.some(({ isLoading }) => isLoading)
          ? 'loading'
          : all.some(({ isError }) => isError)
            ? 'failed'
            : 'ready'
      }
      labels={{
        empty: t('offers.empty'),
        emptyDetail: t('offers.emptyDetail'),
        failed: t('offers.failed'),
        failedDetail: t('history.failedDetail'),
        retry: t('retry'),
      }}
      onRetry={() => all.filter(({ isError }) => isError).forEach((query) => void query.refetch())}
    >
      {toChoose.map((offer) => (
        <AccountRow
          key={`first-${offer.id}`}
          icon="bonus"
          tone="boost"
          title={bonusTexts.title(offer)}
          detail={t('offers.firstDeposit')}
          value={bonusTexts.amount(offer)}
          href={bonusPaths.deposit}
        />
      ))}
      {given.map((bonus) => (
        <AccountRow
          key={`bonus-${bonus.idBonus}`}
          icon="bonus"
          tone="boost"
          title={bonusTexts.title(bonus)}
          detail={bonusTexts.kind(bonus)}
          note={bonusTexts.left(bonus.expiresAt)}
          value={bonusTexts.amount(bonus)}
          href={bonusPaths.bonuses}
        />
      ))}
      {open?.offers.map((offer) => (
        <AccountRow
          key={`offer-${offer.id}`}
          icon="bonus"
          tone="boost"
          title={bonusTexts.title(offer)}
          detail={bonusTexts.kind(offer)}
          value={bonusTexts.amount(offer)}
          href={offer.kind === 'reload' ? bonusPaths.deposit : bonusPaths.bonuses}
        />
      ))}
      {plans.flatMap((plan) => {
        const one = ready.find(({ id }) => id === plan);
        const until = one?.periods.find(({ state }) => state === 'ready')?.takeUntil;
        return one
          ? [
              <AccountRow
                key={plan}
                icon="percent"
                tone="boost"
                title={t('offers.cashback')}
                detail={
                  until === undefined ? undefined : t('offers.cashbackDetail', { date: format.date(until) })
                }
                value={format.money(one.ready, one.iso)}
                href={paths[plan]}
              />,
            ]
          : [];
      })}
      {points && (
        <AccountRow
          icon="level"
          tone="boost"
          title={t('offers.points')}
          detail={t('offers.pointsDetail', { points: text.points(points.balance, 2) })}
          href={paths.rewards}
        />
      )}
      {friends.data && (
        <AccountRow
          icon="referral"
          title={t('offers.friend')}
          detail={t('offers.friendDetail', {
            reward: format.roundMoney(friends.data.reward, friends.data.iso),
          })}
          href={paths.friends}
        />
      )}
    </ListCard>
  );
}
