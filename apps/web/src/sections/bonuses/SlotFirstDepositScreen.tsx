import { useQuery } from '@tanstack/react-query';
import { ButtonLink, EmptyState, Link, Notice, SectionTitle, Stack, Text } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { bonusesQuery } from '../../features/bonuses/bonuses.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { casinoOffersQuery } from '../../features/tournaments/tournaments.api.ts';
import { useSheets } from '../../platform/links/sheets.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { useLoginHref } from '../../platform/links/useLoginHref.ts';
import { tournamentPathsIn } from '../../platform/links/tournamentPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { cashierLabel, hasCashier } from '../../platform/site/site.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { BonusesSkeleton } from './BonusesSkeleton.tsx';
import { OfferCard } from './bonusCards.tsx';
import { useBonusActions } from './useBonusActions.ts';

/** Number of the product casino in the choice of the first-deposit bonus. */
const CASINO = 2;

/** The bonus for a first deposit that is wagered in slots: its terms, choosing it, and the way to the deposit. */
export function Component() {
  const { t } = useTranslation(['bonuses', 'titles']);
  const title = t('titles:of.slotFirstDeposit');
  usePageTitle(title);
  const isPlayer = useSession().status === 'player';
  return (
    <Stack gap="lg">
      <SectionTitle level={1}>{title}</SectionTitle>
      {isPlayer ? <OfPlayer /> : <OfGuest />}
    </Stack>
  );
}

function OfGuest() {
  const { t } = useTranslation('bonuses');
  const query = useQuery(casinoOffersQuery);
  const loginHref = useLoginHref();
  return (
    <Answered query={query} failed={t('failed')} skeleton={<BonusesSkeleton />}>
      {(offers) => {
        const offer = offers.find(({ kind }) => kind === 'firstDeposit');
        if (!offer) return <Nothing />;
        return (
          <Stack gap="md">
            <OfferCard level={2} offer={offer} actions={{ busy: undefined }} chooseLabel={undefined} />
            <ButtonLink href={loginHref}>{t('casino.signIn')}</ButtonLink>
          </Stack>
        );
      }}
    </Answered>
  );
}

function OfPlayer() {
  const { t } = useTranslation(['bonuses', 'common']);
  const query = useQuery(bonusesQuery);
  const actions = useBonusActions();
  const { hrefOf } = useSheets();
  return (
    <Answered query={query} failed={t('bonuses:failed')} skeleton={<BonusesSkeleton />}>
      {({ firstDeposit, isClosed }) => {
        const offer = firstDeposit.offers.find(({ terms }) => terms.product === 'casino');
        if (isClosed) return <Notice tone="warning">{t('bonuses:errors.closed')}</Notice>;
        if (!offer || !firstDeposit.isOpen) return <Nothing />;
        const isChosen = firstDeposit.choice === CASINO;
        return (
          <Stack gap="md">
            <OfferCard
              level={2}
              offer={offer}
              actions={actions}
              isChosen={isChosen}
              chooseLabel={isChosen ? undefined : t('bonuses:firstDeposit.choose')}
              onChoose={() => void actions.choose(CASINO)}
            />
            <Text tone="muted">{t('bonuses:firstDeposit.text')}</Text>
            {hasCashier() && (
              <ButtonLink href={hrefOf('cashier')} width="full">
                {t(`common:${cashierLabel()}`)}
              </ButtonLink>
            )}
          </Stack>
        );
      }}
    </Answered>
  );
}

function Nothing() {
  const { t } = useTranslation('bonuses');
  const paths = tournamentPathsIn(useLang());
  return (
    <EmptyState
      icon="bonus"
      title={t('casino.noFirst')}
      detail={t('casino.noFirstDetail')}
      action={<Link href={paths.bonuses}>{t('casino.all')}</Link>}
    />
  );
}
