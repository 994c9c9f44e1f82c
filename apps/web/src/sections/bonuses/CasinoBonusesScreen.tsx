import { useQuery } from '@tanstack/react-query';
import type { Bonus, BonusOffer } from '@touchline/contract';
import { EmptyState, Link, Notice, SectionTitle, Stack } from '@touchline/ui';
import { useTranslation } from 'react-i18next';
import { freeRoundsQuery } from '../../features/bonuses/freeRounds.api.ts';
import { bonusesQuery } from '../../features/bonuses/bonuses.api.ts';
import { useSession } from '../../features/session/useSession.ts';
import { casinoOffersQuery } from '../../features/tournaments/tournaments.api.ts';
import { useLang } from '../../platform/links/usePaths.ts';
import { useLoginHref } from '../../platform/links/useLoginHref.ts';
import { tournamentPathsIn } from '../../platform/links/tournamentPaths.ts';
import { usePageTitle } from '../../platform/page/usePageTitle.ts';
import { Answered } from '../../widgets/answer/Answered.tsx';
import { useReader } from '../../widgets/games/useReader.ts';
import { ActiveBonus } from './ActiveBonus.tsx';
import { BonusesSkeleton } from './BonusesSkeleton.tsx';
import { OfferCard, OtherBonus } from './bonusCards.tsx';
import { FreeRoundsCards } from './FreeRoundsCards.tsx';
import { useBonusActions } from './useBonusActions.ts';

const isOfCasino = ({ terms }: Pick<Bonus | BonusOffer, 'terms'>) => terms.product === 'casino';

/** Free rounds, and bonuses that are wagered in games: the player's own, and the offers. */
export function Component() {
  const { t } = useTranslation(['bonuses', 'titles']);
  const title = t('titles:of.casinoBonuses');
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
  const paths = tournamentPathsIn(useLang());
  return (
    <Answered query={query} failed={t('failed')} skeleton={<BonusesSkeleton />}>
      {(offers) =>
        offers.length === 0 ? (
          <EmptyState icon="bonus" title={t('casino.none')} detail={t('casino.noneDetail')} />
        ) : (
          <Stack gap="md">
            <Notice tone="info" action={<Link href={loginHref}>{t('casino.signIn')}</Link>}>
              {t('casino.guest')}
            </Notice>
            {offers.map((offer) => (
              <Stack key={offer.id} gap="sm">
                <OfferCard level={2} offer={offer} actions={{ busy: undefined }} chooseLabel={undefined} />
                <Link href={paths.bonus(offer.id)}>{t('casino.terms')}</Link>
              </Stack>
            ))}
          </Stack>
        )
      }
    </Answered>
  );
}

function OfPlayer() {
  const { t } = useTranslation('bonuses');
  const query = useQuery(bonusesQuery);
  const free = useQuery(freeRoundsQuery(useReader()));
  const actions = useBonusActions();
  const paths = tournamentPathsIn(useLang());
  // Free rounds come first: nothing is shown before they are known, so that nothing moves.
  if (free.isPending)
    return (
      <div aria-busy="true">
        <BonusesSkeleton />
      </div>
    );
  return (
    <Answered query={query} failed={t('failed')} skeleton={<BonusesSkeleton />}>
      {({ bonuses, offers, firstDeposit, isClosed }) => {
        const own = bonuses.filter(isOfCasino);
        const active = own.filter(({ state, accountId }) => state === 'active' && accountId !== undefined);
        const others = own.filter((bonus) => !active.includes(bonus));
        const open = offers.filter(isOfCasino);
        const hasFirst = firstDeposit.isOpen && firstDeposit.offers.some(isOfCasino);
        return (
          <Stack gap="md">
            {isClosed && <Notice tone="warning">{t('errors.closed')}</Notice>}
            <FreeRoundsCards query={free} />
            {active.map((bonus) => (
              <ActiveBonus key={bonus.idBonus} bonus={bonus} actions={actions} />
            ))}
            {others.map((bonus) => (
              <OtherBonus level={2} key={bonus.idBonus} bonus={bonus} actions={actions} />
            ))}
            {hasFirst && !isClosed && (
              <Notice tone="boost" action={<Link href={paths.firstDeposit}>{t('casino.toFirst')}</Link>}>
                {t('firstDeposit.ask')}
              </Notice>
            )}
            {!isClosed &&
              open.map((offer) => (
                <OfferCard
                  level={2}
                  key={offer.id}
                  offer={offer}
                  actions={actions}
                  chooseLabel={t(offer.kind === 'reload' ? 'takeForDeposit' : 'take')}
                  onChoose={() => void actions.takeOffer(offer)}
                />
              ))}
            {own.length + open.length === 0 && !hasFirst && free.data?.length === 0 && (
              <EmptyState icon="bonus" title={t('casino.none')} detail={t('casino.noneDetail')} />
            )}
          </Stack>
        );
      }}
    </Answered>
  );
}
