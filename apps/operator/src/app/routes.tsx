import { EmptyState, ButtonLink } from '@touchline/ui';
import type { ReactNode } from 'react';
import { Outlet, useParams, type Params, type RouteObject } from 'react-router';
import { t } from '../messages/messages.ts';
import { to } from '../shared/route.ts';
import { Gate } from '../signIn/Gate.tsx';
import { Desk } from './Desk.tsx';
import { Scoped } from './Scoped.tsx';
import {
  ApprovalsScreen,
  AuditScreen,
  BetScreen,
  BetsScreen,
  BonusesScreen,
  CasinoScreen,
  ClosuresScreen,
  ClubsScreen,
  ConsultantRequestScreen,
  ConsultantRequestsScreen,
  CurrenciesScreen,
  DashboardScreen,
  DebtsScreen,
  FreeRoundsScreen,
  GameNoticesScreen,
  IdentificationScreen,
  InvitationScreen,
  MailScreen,
  MatchesScreen,
  MatchScreen,
  MessagesScreen,
  NewFreeRoundsScreen,
  OfferScreen,
  OutboxScreen,
  PaymentScreen,
  PaymentsScreen,
  PlayerScreen,
  PlayersScreen,
  ProfileScreen,
  ReconciliationScreen,
  ReferralsScreen,
  ResultsScreen,
  ReviewsScreen,
  RoundScreen,
  RoundsScreen,
  SiteScreen,
  SitesScreen,
  StaffScreen,
  TextScreen,
  TextsScreen,
  TournamentScreen,
  TournamentsScreen,
  WithdrawalScreen,
  WithdrawalsScreen,
} from './screens.tsx';
import { sections, type SectionId } from './sections.ts';

type Render = (params: Params) => ReactNode;

/** Page of an address below its section's. A screen with a key begins anew for another one. */
const page = (path: string, render: Render): RouteObject => ({ path, element: <At render={render} /> });

function At({ render }: { readonly render: Render }) {
  return render(useParams());
}

/** Pages of each section by the address below it. Filters of lists are in the address's query. */
const pages: Readonly<Record<SectionId, readonly RouteObject[]>> = {
  dashboard: [page('', () => <DashboardScreen />)],
  approvals: [page(':list?', ({ list }) => <ApprovalsScreen key={list} list={list} />)],
  players: [
    page('', () => <PlayersScreen />),
    page(':id/:tab?', ({ id = '', tab }) => <PlayerScreen key={id} id={id} tab={tab} />),
  ],
  identification: [page(':place?', ({ place }) => <IdentificationScreen place={place} />)],
  bonuses: [
    page(':site?', ({ site }) => <BonusesScreen key={site} siteId={site} isOfCodes={false} />),
    page(':site/codes', ({ site }) => <BonusesScreen key={site} siteId={site} isOfCodes />),
    page(':site/:offer', ({ site = '', offer = '' }) => <OfferScreen key={offer} siteId={site} id={offer} />),
  ],
  tournaments: [
    page(':site?', ({ site }) => <TournamentsScreen key={site} siteId={site} isOfChallenges={false} />),
    page(':site/challenges', ({ site }) => <TournamentsScreen key={site} siteId={site} isOfChallenges />),
    page(':site/:id', ({ site = '', id = '' }) => <TournamentScreen key={id} siteId={site} id={id} />),
  ],
  referrals: [page(':tab?', ({ tab }) => <ReferralsScreen key={tab} tab={tab} />)],
  matches: [
    page('', () => <MatchesScreen />),
    page('closures', () => (
      <Scoped scope="results" isPlatform>
        <ClosuresScreen />
      </Scoped>
    )),
    page('clubs', () => (
      <Scoped scope="results" isPlatform>
        <ClubsScreen />
      </Scoped>
    )),
    page(':id/:market?', ({ id = '', market }) => <MatchScreen key={id} id={id} marketId={market} />),
  ],
  bets: [page('', () => <BetsScreen />), page(':id', ({ id = '' }) => <BetScreen key={id} id={id} />)],
  reviews: [page('', () => <ReviewsScreen />)],
  results: [page('', () => <ResultsScreen />)],
  debts: [page('', () => <DebtsScreen />)],
  payments: [
    page('', () => <PaymentsScreen />),
    page(':id', ({ id = '' }) => <PaymentScreen key={id} id={id} />),
  ],
  withdrawals: [
    page('', () => <WithdrawalsScreen />),
    page(':id', ({ id = '' }) => <WithdrawalScreen key={id} id={id} />),
  ],
  consultant: [
    page('', () => <ConsultantRequestsScreen />),
    page(':id', ({ id = '' }) => <ConsultantRequestScreen key={id} id={id} />),
  ],
  currencies: [page(':page?', ({ page: name }) => <CurrenciesScreen key={name} page={name} />)],
  reconciliation: [page(':tab?', ({ tab }) => <ReconciliationScreen key={tab} tab={tab} />)],
  casino: [page(':tab?/:id?', ({ tab, id }) => <CasinoScreen key={tab} tab={tab} id={id} />)],
  'free-rounds': [
    page(':site?', ({ site }) => <FreeRoundsScreen key={site} siteId={site} />),
    page(':site/new/:player?', ({ site = '', player }) => (
      <NewFreeRoundsScreen key={player} siteId={site} playerId={player} />
    )),
  ],
  rounds: [page('', () => <RoundsScreen />), page(':id', ({ id = '' }) => <RoundScreen key={id} id={id} />)],
  'game-notices': [page('', () => <GameNoticesScreen />)],
  messages: [
    page('', () => <MessagesScreen isNew={false} />),
    page('new/:player?', ({ player }) => <MessagesScreen isNew playerId={player} />),
  ],
  outbox: [page('', () => <OutboxScreen />), page(':id', ({ id = '' }) => <MailScreen key={id} id={id} />)],
  texts: [page('', () => <TextsScreen />), page(':id', ({ id = '' }) => <TextScreen key={id} id={id} />)],
  sites: [
    page('', () => <SitesScreen />),
    page(':id/:part?', ({ id = '', part }) => <SiteScreen key={id} id={id} part={part} />),
  ],
  staff: [page(':place?/:id?', ({ place, id }) => <StaffScreen key={id} place={place} id={id} />)],
  audit: [page(':subject?', ({ subject }) => <AuditScreen key={subject} subject={subject} />)],
};

/** Addresses of the console: a section for each, behind the sign-in and its scope; an invitation needs neither. */
export const routes: RouteObject[] = [
  page('invitation/:token', ({ token = '' }) => <InvitationScreen key={token} token={token} />),
  {
    element: (
      <Gate>
        <Desk />
      </Gate>
    ),
    children: [
      { index: true, element: <DashboardScreen /> },
      page('profile', () => <ProfileScreen />),
      ...sections.map(({ id, scope, isPlatform = false }): RouteObject => ({
        path: id,
        element:
          scope === undefined ? (
            <Outlet />
          ) : (
            <Scoped scope={scope} isPlatform={isPlatform}>
              <Outlet />
            </Scoped>
          ),
        children: [...pages[id]],
      })),
      { path: '*', element: <NotFound /> },
    ],
  },
];

function NotFound() {
  return (
    <EmptyState
      icon="not-here"
      title={t('notFound.title')}
      detail={t('notFound.detail')}
      action={<ButtonLink href={to('dashboard')}>{t('nav.dashboard')}</ButtonLink>}
    />
  );
}
