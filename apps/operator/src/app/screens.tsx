import { screen } from '../shared/screen.tsx';

export const ApprovalsScreen = screen(
  async () => (await import('../approvals/ApprovalsScreen.tsx')).ApprovalsScreen,
);
export const AuditScreen = screen(async () => (await import('../auditLog/AuditScreen.tsx')).AuditScreen);
export const BetScreen = screen(async () => (await import('../bets/BetScreen.tsx')).BetScreen);
export const BetsScreen = screen(async () => (await import('../bets/BetsScreen.tsx')).BetsScreen);
export const ConsultantRequestsScreen = screen(
  async () => (await import('../consultant/RequestsScreen.tsx')).RequestsScreen,
);
export const ConsultantRequestScreen = screen(
  async () => (await import('../consultant/RequestScreen.tsx')).RequestScreen,
);
export const BonusesScreen = screen(async () => (await import('../bonuses/BonusesScreen.tsx')).BonusesScreen);
export const CasinoScreen = screen(async () => (await import('../casino/CasinoScreen.tsx')).CasinoScreen);
export const ClosuresScreen = screen(
  async () => (await import('../matches/ClosuresScreen.tsx')).ClosuresScreen,
);
export const ClubsScreen = screen(async () => (await import('../matches/ClubsScreen.tsx')).ClubsScreen);
export const FreeRoundsScreen = screen(
  async () => (await import('../freeRounds/FreeRoundsScreen.tsx')).FreeRoundsScreen,
);
export const NewFreeRoundsScreen = screen(
  async () => (await import('../freeRounds/FreeRoundsScreen.tsx')).NewFreeRoundsScreen,
);
export const GameNoticesScreen = screen(
  async () => (await import('../gameRounds/GameNoticesScreen.tsx')).GameNoticesScreen,
);
export const RoundScreen = screen(async () => (await import('../gameRounds/RoundScreen.tsx')).RoundScreen);
export const RoundsScreen = screen(async () => (await import('../gameRounds/RoundsScreen.tsx')).RoundsScreen);
export const OfferScreen = screen(async () => (await import('../bonuses/OfferScreen.tsx')).OfferScreen);
export const TournamentsScreen = screen(
  async () => (await import('../tournaments/TournamentsScreen.tsx')).TournamentsScreen,
);
export const TournamentScreen = screen(
  async () => (await import('../tournaments/TournamentScreen.tsx')).TournamentScreen,
);
export const CurrenciesScreen = screen(
  async () => (await import('../currencies/CurrenciesScreen.tsx')).CurrenciesScreen,
);
export const DashboardScreen = screen(
  async () => (await import('../dashboard/DashboardScreen.tsx')).DashboardScreen,
);
export const DebtsScreen = screen(async () => (await import('../debts/DebtsScreen.tsx')).DebtsScreen);
export const IdentificationScreen = screen(
  async () => (await import('../identification/IdentificationScreen.tsx')).IdentificationScreen,
);
export const MatchesScreen = screen(async () => (await import('../matches/MatchesScreen.tsx')).MatchesScreen);
export const MatchScreen = screen(async () => (await import('../matches/MatchScreen.tsx')).MatchScreen);
export const MailScreen = screen(async () => (await import('../outbox/MailScreen.tsx')).MailScreen);
export const MessagesScreen = screen(
  async () => (await import('../playerMessages/MessagesScreen.tsx')).MessagesScreen,
);
export const OutboxScreen = screen(async () => (await import('../outbox/OutboxScreen.tsx')).OutboxScreen);
export const TextScreen = screen(async () => (await import('../outbox/TextScreen.tsx')).TextScreen);
export const TextsScreen = screen(async () => (await import('../outbox/TextsScreen.tsx')).TextsScreen);
export const PaymentScreen = screen(
  async () => (await import('../payments/PaymentScreen.tsx')).PaymentScreen,
);
export const PaymentsScreen = screen(
  async () => (await import('../payments/PaymentsScreen.tsx')).PaymentsScreen,
);
export const ReconciliationScreen = screen(
  async () => (await import('../reconciliation/ReconciliationScreen.tsx')).ReconciliationScreen,
);
export const WithdrawalScreen = screen(
  async () => (await import('../withdrawals/WithdrawalScreen.tsx')).WithdrawalScreen,
);
export const WithdrawalsScreen = screen(
  async () => (await import('../withdrawals/WithdrawalsScreen.tsx')).WithdrawalsScreen,
);
export const ReferralsScreen = screen(
  async () => (await import('../rewards/ReferralsScreen.tsx')).ReferralsScreen,
);
export const PlayersScreen = screen(async () => (await import('../players/PlayersScreen.tsx')).PlayersScreen);
export const PlayerScreen = screen(async () => (await import('../players/PlayerScreen.tsx')).PlayerScreen);
export const ResultsScreen = screen(async () => (await import('../results/ResultsScreen.tsx')).ResultsScreen);
export const ReviewsScreen = screen(async () => (await import('../reviews/ReviewsScreen.tsx')).ReviewsScreen);
export const SiteScreen = screen(async () => (await import('../sites/SiteScreen.tsx')).SiteScreen);
export const SitesScreen = screen(async () => (await import('../sites/SitesScreen.tsx')).SitesScreen);
export const InvitationScreen = screen(
  async () => (await import('../signIn/InvitationScreen.tsx')).InvitationScreen,
);
export const ProfileScreen = screen(async () => (await import('../profile/ProfileScreen.tsx')).ProfileScreen);
export const StaffScreen = screen(async () => (await import('../staff/StaffScreen.tsx')).StaffScreen);
