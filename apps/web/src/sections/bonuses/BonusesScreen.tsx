import { useQuery } from '@tanstack/react-query';
import { Heading, Inline, Link, ListCard, Notice, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { bonusesQuery } from '../../features/bonuses/bonuses.api.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { bonusPathsIn } from '../../platform/links/bonusPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { ActiveBonus } from './ActiveBonus.tsx';
import { BonusesSkeleton } from './BonusesSkeleton.tsx';
import { OfferCard, OtherBonus } from './bonusCards.tsx';
import { useBonusActions } from './useBonusActions.ts';

const MOST_ENDED = 10;

/** The player's bonuses: the active one, those that wait, offers, and those that are over. */
export function Component() {
  const { t } = useTranslation(['bonuses', 'titles']);
  usePageTitle(t('titles:of.bonuses'));
  const { data, isPending, refetch } = useQuery(bonusesQuery);
  const actions = useBonusActions();
  const paths = bonusPathsIn(useLang());
  if (!data) {
    return isPending ? (
      <BonusesSkeleton />
    ) : (
      <ListCard
        icon="bonus"
        status="failed"
        labels={{ empty: '', failed: t('bonuses:failed'), retry: t('bonuses:retry') }}
        onRetry={() => void refetch()}
      />
    );
  }
  const active = data.bonuses.filter(({ state, accountId }) => state === 'active' && accountId !== undefined);
  const others = data.bonuses.filter((bonus) => !active.includes(bonus));
  const open = others.filter(({ state }) => state === 'offered' || state === 'waiting' || state === 'active');
  const ended = others.filter((bonus) => !open.includes(bonus)).slice(0, MOST_ENDED);
  const isEmpty = active.length + open.length + data.offers.length === 0 && !data.firstDeposit.isOpen;
  return (
    <Stack gap="lg">
      <Inline gap="md" wrap="wrap">
        <Link href={paths.code}>{t('bonuses:enterCode')}</Link>
        <Link href={paths.deposit}>{t('bonuses:toDeposit')}</Link>
        <Link href={paths.codes}>{t('bonuses:toCodes')}</Link>
      </Inline>
      {data.isClosed && <Notice tone="warning">{t('bonuses:errors.closed')}</Notice>}
      {active.map((bonus) => (
        <ActiveBonus key={bonus.idBonus} bonus={bonus} actions={actions} />
      ))}
      {isEmpty && (
        <ListCard
          icon="bonus"
          labels={{ empty: t('bonuses:empty'), emptyDetail: t('bonuses:emptyDetail') }}
        />
      )}
      {open.length > 0 && (
        <Stack gap="md">
          <Heading level={2}>{t('bonuses:waitingFor')}</Heading>
          {open.map((bonus) => (
            <OtherBonus key={bonus.idBonus} bonus={bonus} actions={actions} />
          ))}
        </Stack>
      )}
      {!data.isClosed && (data.offers.length > 0 || data.firstDeposit.isOpen) && (
        <Stack gap="md">
          <Heading level={2}>{t('bonuses:offers')}</Heading>
          {data.firstDeposit.isOpen && (
            <Notice tone="boost" action={<Link href={paths.deposit}>{t('bonuses:firstDeposit.open')}</Link>}>
              {t(data.firstDeposit.choice === 0 ? 'bonuses:firstDeposit.ask' : 'bonuses:firstDeposit.chosen')}
            </Notice>
          )}
          {data.offers.map((offer) => (
            <OfferCard
              key={offer.id}
              offer={offer}
              actions={actions}
              chooseLabel={t(offer.kind === 'reload' ? 'bonuses:takeForDeposit' : 'bonuses:take')}
              onChoose={() => void actions.takeOffer(offer)}
            />
          ))}
        </Stack>
      )}
      {ended.length > 0 && (
        <Stack gap="md">
          <Heading level={2}>{t('bonuses:ended')}</Heading>
          {ended.map((bonus) => (
            <OtherBonus key={bonus.idBonus} bonus={bonus} actions={actions} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
