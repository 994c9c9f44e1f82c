import type { WaitingFigure } from '@touchline/contract/operators';
import { consultantStates } from '@touchline/contract/consultant';
import { freeRoundsStates } from '@touchline/contract/freeRounds';
import { ButtonLink, EmptyState } from '@touchline/ui';
import type { ReactNode } from 'react';
import { betFilters } from '../bets/betFilters.ts';
import { casinoTabs } from '../casino/casinoTabs.ts';
import { currencyPages } from '../currencies/currencyPages.ts';
import { paymentFilters } from '../payments/paymentFilters.ts';
import { referralLists } from '../rewards/referralLists.ts';
import { noticeFilters, roundFilters } from '../gameRounds/roundFilters.ts';
import { NEW_FREE_ROUNDS } from '../freeRounds/addresses.ts';
import { matchSections } from '../matches/matchSections.ts';
import { t } from '../messages/messages.ts';
import { to } from '../shared/route.ts';
import type { CallState } from '../shared/useCall.ts';
import { reconciliationTabs } from '../reconciliation/reconciliationTabs.ts';
import { CHALLENGES } from '../tournaments/addresses.ts';
import { withdrawalLists } from '../withdrawals/withdrawalLists.ts';
import { Scoped } from './Scoped.tsx';
import {
  ApprovalsScreen,
  AuditScreen,
  BetScreen,
  BetsScreen,
  ConsultantRequestScreen,
  ConsultantRequestsScreen,
  BonusesScreen,
  CasinoScreen,
  CurrenciesScreen,
  TournamentScreen,
  TournamentsScreen,
  DashboardScreen,
  DebtsScreen,
  FreeRoundsScreen,
  NewFreeRoundsScreen,
  GameNoticesScreen,
  IdentificationScreen,
  RoundScreen,
  RoundsScreen,
  MatchesScreen,
  MatchScreen,
  MessagesScreen,
  OfferScreen,
  MailScreen,
  OutboxScreen,
  TextScreen,
  TextsScreen,
  PaymentScreen,
  PaymentsScreen,
  PlayersScreen,
  PlayerScreen,
  ReconciliationScreen,
  ReferralsScreen,
  ResultsScreen,
  ReviewsScreen,
  SiteScreen,
  SitesScreen,
  WithdrawalScreen,
  WithdrawalsScreen,
} from './screens.tsx';
import { sections } from './sections.ts';

interface PageProps {
  /** Id of the section. */
  readonly page: string;
  /** Segments of the address after the section. */
  readonly rest: readonly string[];
  readonly waiting: CallState<{ readonly waiting: readonly WaitingFigure[] }>;
}

/** Page of an address, if the operator has the scope of its section. */
export function Page({ page, rest, waiting }: PageProps) {
  const section = sections.find(({ id }) => id === page);
  if (!section) return <NotFound />;
  const content = page === 'dashboard' ? <DashboardScreen waiting={waiting} /> : contentOf(page, rest);
  return section.scope === undefined ? content : <Scoped scope={section.scope}>{content}</Scoped>;
}

function contentOf(page: string, [first, second, third]: readonly string[]): ReactNode {
  switch (page) {
    case 'players':
      return first === undefined ? <PlayersScreen /> : <PlayerScreen key={first} id={first} tab={second} />;
    case 'identification':
      return <IdentificationScreen place={first} />;
    case 'matches': {
      const section = matchSections.find((one) => one === (first ?? 'live'));
      if (section) return <MatchesScreen key={section} section={section} />;
      return <MatchScreen key={first} id={first ?? ''} marketId={second} />;
    }
    case 'bets': {
      const filter = betFilters.find((one) => one === (first ?? 'all'));
      return filter ? (
        <BetsScreen key={filter} filter={filter} />
      ) : (
        <BetScreen key={first} id={first ?? ''} />
      );
    }
    case 'payments': {
      const filter = paymentFilters.find((one) => one === (first ?? 'review'));
      return filter ? (
        <PaymentsScreen key={filter} filter={filter} />
      ) : (
        <PaymentScreen key={first} id={first ?? ''} />
      );
    }
    case 'consultant': {
      const state = consultantStates.find((one) => one === (first ?? 'open'));
      return state ? (
        <ConsultantRequestsScreen key={state} state={state} />
      ) : (
        <ConsultantRequestScreen key={first} id={first ?? ''} />
      );
    }
    case 'messages':
      return first === undefined || first === 'new' ? (
        <MessagesScreen key={first} isNew={first === 'new'} playerId={second} />
      ) : (
        <NotFound />
      );
    case 'free-rounds': {
      if (second === NEW_FREE_ROUNDS)
        return <NewFreeRoundsScreen key={third} siteId={first ?? ''} playerId={third} />;
      const state = freeRoundsStates.find((one) => one === second);
      return <FreeRoundsScreen key={`${first}/${second}`} siteId={first} state={state} />;
    }
    case 'bonuses':
      return second === undefined || second === 'codes' ? (
        <BonusesScreen key={first} siteId={first} isOfCodes={second === 'codes'} />
      ) : (
        <OfferScreen key={second} siteId={first ?? ''} id={second} />
      );
    case 'casino': {
      const tab = casinoTabs.find((one) => one === (first ?? 'games'));
      return tab ? <CasinoScreen key={tab} tab={tab} id={second} /> : <NotFound />;
    }
    case 'rounds': {
      const filter = roundFilters.find((one) => one === (first ?? 'all'));
      return filter ? <RoundsScreen filter={filter} /> : <RoundScreen key={first} id={first ?? ''} />;
    }
    case 'game-notices': {
      const filter = noticeFilters.find((one) => one === (first ?? 'open'));
      return filter ? <GameNoticesScreen key={filter} filter={filter} /> : <NotFound />;
    }
    case 'tournaments':
      return second === undefined || second === CHALLENGES ? (
        <TournamentsScreen key={first} siteId={first} isOfChallenges={second === CHALLENGES} />
      ) : (
        <TournamentScreen key={second} siteId={first ?? ''} id={second} />
      );
    case 'currencies': {
      const current = currencyPages.find((one) => one === (first ?? 'rates'));
      return current ? <CurrenciesScreen key={current} page={current} /> : <NotFound />;
    }
    case 'reconciliation': {
      const tab = reconciliationTabs.find((one) => one === (first ?? 'open'));
      return tab ? <ReconciliationScreen key={tab} tab={tab} /> : <NotFound />;
    }
    case 'referrals': {
      const list = referralLists.find((one) => one === (first ?? 'waiting'));
      return list ? <ReferralsScreen key={list} list={list} /> : <NotFound />;
    }
    case 'approvals':
      return <ApprovalsScreen />;
    case 'withdrawals': {
      const list = withdrawalLists.find((one) => one === (first ?? 'waiting'));
      return list ? (
        <WithdrawalsScreen key={list} list={list} />
      ) : (
        <WithdrawalScreen key={first} id={first ?? ''} />
      );
    }
    case 'reviews':
      return <ReviewsScreen />;
    case 'results':
      return <ResultsScreen />;
    case 'debts':
      return <DebtsScreen />;
    case 'outbox':
      return first === undefined ? <OutboxScreen /> : <MailScreen key={first} id={first} />;
    case 'texts':
      return first === undefined ? <TextsScreen /> : <TextScreen key={first} id={first} />;
    case 'audit':
      return <AuditScreen subject={first} key={first} />;
    default:
      return first === undefined ? <SitesScreen /> : <SiteScreen key={first} id={first} part={second} />;
  }
}

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
