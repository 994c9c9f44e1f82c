import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink, Heading, Link, ListCard, Notice, Paragraph, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { bonusesQuery, FIRST_DEPOSIT_CHOICES } from '../../features/bonuses/bonuses.api.ts';
import { useFormat } from '../../features/settings/useFormat.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { bonusPathsIn } from '../../platform/links/bonusPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { cashierLabel, hasCashier } from '../../platform/site/site.ts';
import { OfferCard, OtherBonus } from './bonusCards.tsx';
import { BonusesSkeleton } from './BonusesSkeleton.tsx';
import { useBonusActions } from './useBonusActions.ts';

/** Bonuses for deposits: the choice for the first one, and offers for the next. */
export default function DepositBonus() {
  const { t } = useTranslation(['bonuses', 'titles', 'common']);
  usePageTitle(t('titles:of.depositBonus'));
  const { data, isPending, refetch } = useQuery(bonusesQuery);
  const actions = useBonusActions();
  const format = useFormat();
  const { hrefOf } = useSheets();
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
  const { firstDeposit, isClosed } = data;
  const reloads = data.offers.filter(({ kind }) => kind === 'reload');
  const taken = data.bonuses.filter(({ state, money }) => state === 'offered' && money === undefined);
  const isEmpty = !firstDeposit.isOpen && reloads.length === 0 && taken.length === 0;
  return (
    <Stack gap="lg">
      <Link href={paths.bonuses}>{t('bonuses:all')}</Link>
      {isClosed && <Notice tone="warning">{t('bonuses:errors.closed')}</Notice>}
      {isEmpty && (
        <ListCard
          icon="bonus"
          labels={{ empty: t('bonuses:noDeposit'), emptyDetail: t('bonuses:noDepositDetail') }}
        />
      )}
      {firstDeposit.isOpen && !isClosed && (
        <Stack gap="md">
          <Heading level={2}>{t('bonuses:firstDeposit.title')}</Heading>
          <Paragraph tone="muted">
            {firstDeposit.until === undefined
              ? t('bonuses:firstDeposit.text')
              : t('bonuses:firstDeposit.until', { day: format.date(firstDeposit.until) })}
          </Paragraph>
          {firstDeposit.offers.map((offer) => {
            const choice = FIRST_DEPOSIT_CHOICES.get(offer.terms.product) ?? 0;
            const isChosen = firstDeposit.choice === choice;
            return (
              <OfferCard
                key={offer.id}
                offer={offer}
                actions={actions}
                isChosen={isChosen}
                chooseLabel={isChosen ? undefined : t('bonuses:firstDeposit.choose')}
                onChoose={() => void actions.choose(choice)}
              />
            );
          })}
          {firstDeposit.choice !== 0 && (
            <Button emphasis="plain" busy={actions.busy === 'choice'} onClick={() => void actions.choose(0)}>
              {t('bonuses:firstDeposit.decline')}
            </Button>
          )}
        </Stack>
      )}
      {taken.map((bonus) => (
        <OtherBonus key={bonus.idBonus} bonus={bonus} actions={actions} />
      ))}
      {!isClosed &&
        reloads.map((offer) => (
          <OfferCard
            key={offer.id}
            offer={offer}
            actions={actions}
            chooseLabel={t('bonuses:takeForDeposit')}
            onChoose={() => void actions.takeOffer(offer)}
          />
        ))}
      {!isEmpty && !isClosed && hasCashier() && (
        <ButtonLink href={hrefOf('cashier')} width="full">
          {t(`common:${cashierLabel()}`)}
        </ButtonLink>
      )}
    </Stack>
  );
}
