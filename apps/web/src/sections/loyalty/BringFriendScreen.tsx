import { useQuery } from '@tanstack/react-query';
import type { BringFriend } from '@touchline/contract';
import {
  AccountRow,
  ButtonLink,
  Card,
  DetailList,
  Heading,
  ListCard,
  ReferralCard,
  Skeleton,
  Stack,
  Text,
} from '@touchline/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { track } from '../../features/analytics/track.ts';
import { bringFriendQuery } from '../../features/loyalty/loyalty.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { officePathsIn } from '../../platform/links/officePaths.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { copyText, shareData } from '../../platform/page/device.ts';
import { useHydrated } from '../../platform/page/hydration.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { site } from '../../platform/site/site.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { useFriendLink } from './useFriendLink.ts';

/** The player's link for friends, the terms, and how far the friends are. */
export function Component() {
  const { t } = useTranslation('rewards');
  const { t: titles } = useTranslation('titles');
  usePageTitle(titles('of.bringFriend'));
  const query = useQuery(bringFriendQuery);
  return (
    <Answered
      query={query}
      failed={t('friend.failed')}
      skeleton={
        <Stack gap="md">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      }
    >
      {(data) => (
        <Stack gap="md">
          <LinkCard data={data} />
          <Terms data={data} />
          <Friends data={data} />
        </Stack>
      )}
    </Answered>
  );
}

function LinkCard({ data }: { readonly data: BringFriend }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  const link = useFriendLink(data.code);
  const banners = officePathsIn(useLang()).bring_friend;
  const [copied, setCopied] = useState<string>();
  const { iso, reward, friendReward, friends, earned, waiting, code } = data;
  const shared = { title: t('friend.shareText', { site: site().companyName }), url: link };
  const canShare = useHydrated() && shareData.isPossible(shared);
  const accepted = friends.filter(({ state }) => ['qualified', 'held', 'paid'].includes(state)).length;
  const share = async () => {
    if (await shareData.send(shared)) track('bring_friend', 'link');
  };
  return (
    <ReferralCard
      link={link}
      stats={[
        { id: 'joined', label: t('friend.joined'), value: String(friends.length) },
        { id: 'qualified', label: t('friend.qualified'), value: String(accepted) },
        { id: 'waiting', label: t('friend.waiting'), value: format.money(waiting, iso) },
        { id: 'earned', label: t('friend.earned'), value: format.money(earned, iso) },
      ]}
      labels={{
        title: t('friend.title'),
        lead: t(Number(friendReward) > 0 ? 'friend.lead' : 'friend.leadAlone', {
          reward: format.roundMoney(reward, iso),
          friendReward: format.roundMoney(friendReward, iso),
        }),
        link: t('friend.link'),
        copy: t('friend.copy'),
        share: canShare ? t('friend.share') : undefined,
      }}
      copied={copied}
      more={
        <Stack gap="sm">
          <Text tone="muted">{t('friend.code', { code })}</Text>
          {banners !== undefined && (
            <ButtonLink href={`${banners}-banners`} width="full">
              {t('friend.banners')}
            </ButtonLink>
          )}
        </Stack>
      }
      onCopy={() =>
        void copyText(link).then((isDone) => {
          setCopied(t(isDone ? 'friend.copied' : 'friend.copyFailed'));
          if (isDone) track('bring_friend', 'link');
        })
      }
      onShare={() => void share()}
    />
  );
}

function Terms({ data }: { readonly data: BringFriend }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  const { iso, minDeposit, minStakes, minPrice, days, holdDays, monthCap } = data;
  return (
    <Card>
      <Stack gap="md">
        <Heading level={2} size="name">
          {t('friend.terms')}
        </Heading>
        <DetailList
          details={[
            {
              id: 'deposit',
              label: t('friend.termDeposit'),
              value: t('friend.termDepositValue', { amount: format.money(minDeposit, iso) }),
            },
            {
              id: 'stakes',
              label: t('friend.termStakes'),
              value: t('friend.termStakesValue', {
                amount: format.money(minStakes, iso),
                price: format.odds(minPrice),
              }),
            },
            ...(site().isShowIdentification
              ? [{ id: 'verified', label: t('friend.termVerified'), value: t('friend.termVerifiedValue') }]
              : []),
            { id: 'days', label: t('friend.termDays'), value: t('friend.termDaysValue', { count: days }) },
            {
              id: 'paid',
              label: t('friend.termPaid'),
              value: t('friend.termPaidValue', { count: holdDays }),
            },
            {
              id: 'cap',
              label: t('friend.termCap'),
              value: t('friend.termCapValue', { count: monthCap }),
            },
          ]}
        />
        <Text tone="muted" size="label">
          {t('friend.household')}
        </Text>
      </Stack>
    </Card>
  );
}

const toneOf = {
  registered: 'neutral',
  deposited: 'neutral',
  qualified: 'boost',
  held: 'boost',
  paid: 'success',
  rejected: 'neutral',
} as const;

function Friends({ data: { friends, reward, iso } }: { readonly data: BringFriend }) {
  const { t } = useTranslation('rewards');
  const format = useFormat();
  return (
    <ListCard
      title={t('friend.friends')}
      icon="users"
      labels={{ empty: t('friend.friendsEmpty'), emptyDetail: t('friend.friendsEmptyDetail') }}
    >
      {friends.map(({ id, state, at, paysAt }) => (
        <AccountRow
          key={id}
          icon="user"
          tone={toneOf[state]}
          title={t('friend.friend', { date: format.date(at) })}
          detail={t(`friend.state.${state}`, { date: paysAt === undefined ? '' : format.date(paysAt) })}
          value={state === 'paid' ? format.change(reward, iso) : undefined}
        />
      ))}
    </ListCard>
  );
}
