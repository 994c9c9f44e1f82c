import { useQuery } from '@tanstack/react-query';
import type { BonusOffer } from '@touchline/contract';
import { ButtonLink, DetailList, EmptyState, Heading, Link, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { bonusesQuery } from '../../features/bonuses/bonuses.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { casinoOffersQuery } from '../../features/tournaments/tournaments.api.ts';
import { useFindText } from '../../platform/i18n/useFindText.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { useLoginHref } from '../../platform/links/useLoginHref.ts';
import { tournamentPathsIn } from '../../platform/links/tournamentPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { BonusesSkeleton } from './BonusesSkeleton.tsx';
import { OfferCard } from './bonusCards.tsx';
import { useBonusActions } from './useBonusActions.ts';

/** An offer that is wagered in games, with the share by which each kind of game counts. */
export function Component() {
  const { t } = useTranslation(['bonuses', 'titles']);
  usePageTitle(t('titles:of.casinoBonus'));
  const { id = '' } = useParams();
  const query = useQuery(casinoOffersQuery);
  const paths = tournamentPathsIn(useLang());
  return (
    <Stack gap="lg">
      <Link href={paths.bonuses}>{t('bonuses:casino.all')}</Link>
      <SectionTitle level={1}>{t('titles:of.casinoBonus')}</SectionTitle>
      <Answered query={query} failed={t('bonuses:failed')} skeleton={<BonusesSkeleton />}>
        {(offers) => {
          const offer = offers.find((one) => one.id === id);
          return offer ? (
            <Offer offer={offer} />
          ) : (
            <EmptyState
              icon="bonus"
              title={t('bonuses:casino.missing')}
              detail={t('bonuses:casino.missingDetail')}
            />
          );
        }}
      </Answered>
    </Stack>
  );
}

function Offer({ offer }: { readonly offer: BonusOffer }) {
  const { t } = useTranslation('bonuses');
  const actions = useBonusActions();
  const loginHref = useLoginHref();
  const isPlayer = useSession().status === 'player';
  const { data } = useQuery({ ...bonusesQuery, enabled: isPlayer });
  // The player's own answer decides whether it can be taken.
  const own = data?.offers.find(({ id }) => id === offer.id);
  return (
    <Stack gap="md">
      <OfferCard
        offer={own ?? offer}
        actions={actions}
        chooseLabel={own && t(own.kind === 'reload' ? 'takeForDeposit' : 'take')}
        onChoose={() => own && void actions.takeOffer(own)}
      />
      {!isPlayer && <ButtonLink href={loginHref}>{t('casino.signIn')}</ButtonLink>}
      <Contributions offer={offer} />
    </Stack>
  );
}

function Contributions({ offer: { terms } }: { readonly offer: BonusOffer }) {
  const { t } = useTranslation('bonuses');
  const findText = useFindText();
  const games = Object.entries(terms.wagering?.games ?? {}).toSorted(([, a], [, b]) => b - a);
  if (games.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level={2} size="section">
        {t('casino.contributions')}
      </Heading>
      <DetailList
        details={games.map(([kind, percent]) => ({
          id: kind,
          label: findText('bonuses', `game.${kind}`) ?? kind,
          value: t('share', { percent }),
        }))}
      />
    </Stack>
  );
}
