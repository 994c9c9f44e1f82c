import type { Migration } from 'kysely/migration';
import * as accounts from './001-accounts.ts';
import * as wallet from './002-wallet.ts';
import * as feed from './003-feed.ts';
import * as coupons from './003-coupons.ts';
import * as limits from './004-limits.ts';
import * as couponTypes from './005-coupon-types.ts';
import * as couponActions from './006-coupon-actions.ts';
import * as couponRequests from './007-coupon-requests.ts';
import * as mailFailures from './008-mail-failures.ts';
import * as advancesOfAccount from './009-advances-of-account.ts';
import * as results from './010-results.ts';
import * as favorites from './011-favorites.ts';
import * as liftedCancellations from './012-lifted-cancellations.ts';
import * as clearedHistories from './013-cleared-histories.ts';
import * as siteStates from './014-site-states.ts';
import * as access from './015-access.ts';
import * as codes from './016-codes.ts';
import * as currencies from './016-currencies.ts';
import * as social from './016-social.ts';
import * as playerLimits from './017-player-limits.ts';
import * as visits from './018-visits.ts';
import * as playerProfiles from './019-player-profiles.ts';
import * as accountSettings from './020-account-settings.ts';
import * as identification from './023-identification.ts';
import * as securityQuestions from './024-security-questions.ts';
import * as refusalCauses from './025-refusal-causes.ts';
import * as sportsOfPlayers from './026-sports-of-players.ts';
import * as storedDocuments from './027-stored-documents.ts';
import * as attempts from './028-attempts.ts';
import * as codeScopes from './029-code-scopes.ts';
import * as captchaCalls from './030-captcha-calls.ts';
import * as operatorDesk from './031-operator-desk.ts';
import * as payments from './032-payments.ts';
import * as crests from './033-crests.ts';
import * as withdrawals from './034-withdrawals.ts';
import * as reconciliation from './036-reconciliation.ts';
import * as bonuses from './038-bonuses.ts';
import * as loyalty from './040-loyalty.ts';
import * as referrals from './041-referrals.ts';
import * as exchange from './042-exchange.ts';
import * as consultant from './043-consultant.ts';
import * as fundsChecks from './044-funds-checks.ts';
import * as convertedDeposits from './045-converted-deposits.ts';
import * as personalData from './049-personal-data.ts';
import * as loginNames from './050-login-names.ts';
import * as messages from './051-messages.ts';
import * as passkeys from './053-passkeys.ts';
import * as qrSignIns from './054-qr-sign-ins.ts';
import * as verification from './055-verification.ts';
import * as automaticWithdrawals from './058-automatic-withdrawals.ts';
import * as householdTraits from './059-household-traits.ts';
import * as games from './060-games.ts';
import * as lobby from './061-lobby.ts';
import * as gameRounds from './062-game-rounds.ts';
import * as makerReports from './063-maker-reports.ts';
import * as gamePages from './064-game-pages.ts';
import * as push from './066-push.ts';
import * as withdrawnMessages from './067-withdrawn-messages.ts';
import * as tournaments from './068-tournaments.ts';
import * as bonusRounds from './069-bonus-rounds.ts';
import * as winningsTax from './070-winnings-tax.ts';
import * as freeRounds from './071-free-rounds.ts';
import * as marketClosures from './072-market-closures.ts';
import * as siteOrigins from './073-site-origins.ts';
import * as receivedCurrency from './074-received-currency.ts';
import * as sealedMessages from './075-sealed-messages.ts';
import * as pendingGrants from './076-pending-grants.ts';
import * as partsOfDeposits from './077-parts-of-deposits.ts';
import * as closedInstruments from './078-closed-instruments.ts';
import * as methodPauses from './079-method-pauses.ts';
import * as tournamentConditions from './080-tournament-conditions.ts';
import * as marketKinds from './081-market-kinds.ts';
import * as sessionNetworks from './083-session-networks.ts';
import * as approvals from './084-approvals.ts';
import * as eventsOfSites from './088-events-of-sites.ts';
import * as accountNumbers from './089-account-numbers.ts';
import * as postbacks from './090-postbacks.ts';
import * as foldedNames from './092-folded-names.ts';
import * as playerTimeline from './093-player-timeline.ts';
import * as dashboard from './094-dashboard.ts';
import * as staff from './095-staff.ts';
import * as auditChain from './096-audit-chain.ts';
import * as clocksOfLegs from './097-clocks-of-legs.ts';
import * as sitesOfLists from './098-sites-of-lists.ts';
import * as clubNames from './099-club-names.ts';

/** All migrations, oldest first. A released migration is never changed; add a new one at the end. */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-accounts': accounts,
  '002-wallet': wallet,
  '003-coupons': coupons,
  '003-feed': feed,
  '004-limits': limits,
  '005-coupon-types': couponTypes,
  '006-coupon-actions': couponActions,
  '007-coupon-requests': couponRequests,
  '008-mail-failures': mailFailures,
  '009-advances-of-account': advancesOfAccount,
  '010-results': results,
  '011-favorites': favorites,
  '012-lifted-cancellations': liftedCancellations,
  '013-cleared-histories': clearedHistories,
  '014-site-states': siteStates,
  '015-access': access,
  '016-codes': codes,
  '016-currencies': currencies,
  '016-social': social,
  '017-player-limits': playerLimits,
  '018-visits': visits,
  '019-player-profiles': playerProfiles,
  '020-account-settings': accountSettings,
  '023-identification': identification,
  '024-security-questions': securityQuestions,
  '025-refusal-causes': refusalCauses,
  '026-sports-of-players': sportsOfPlayers,
  '027-stored-documents': storedDocuments,
  '028-attempts': attempts,
  '029-code-scopes': codeScopes,
  '030-captcha-calls': captchaCalls,
  '031-operator-desk': operatorDesk,
  '032-payments': payments,
  '033-crests': crests,
  '034-withdrawals': withdrawals,
  '036-reconciliation': reconciliation,
  '038-bonuses': bonuses,
  '040-loyalty': loyalty,
  '041-referrals': referrals,
  '042-exchange': exchange,
  '043-consultant': consultant,
  '044-funds-checks': fundsChecks,
  '045-converted-deposits': convertedDeposits,
  '049-personal-data': personalData,
  '050-login-names': loginNames,
  '051-messages': messages,
  '053-passkeys': passkeys,
  '054-qr-sign-ins': qrSignIns,
  '055-verification': verification,
  '058-automatic-withdrawals': automaticWithdrawals,
  '059-household-traits': householdTraits,
  '060-games': games,
  '061-lobby': lobby,
  '062-game-rounds': gameRounds,
  '063-maker-reports': makerReports,
  '064-game-pages': gamePages,
  '066-push': push,
  '067-withdrawn-messages': withdrawnMessages,
  '068-tournaments': tournaments,
  '069-bonus-rounds': bonusRounds,
  '070-winnings-tax': winningsTax,
  '071-free-rounds': freeRounds,
  '072-market-closures': marketClosures,
  '073-site-origins': siteOrigins,
  '074-received-currency': receivedCurrency,
  '075-sealed-messages': sealedMessages,
  '076-pending-grants': pendingGrants,
  '077-parts-of-deposits': partsOfDeposits,
  '078-closed-instruments': closedInstruments,
  '079-method-pauses': methodPauses,
  '080-tournament-conditions': tournamentConditions,
  '081-market-kinds': marketKinds,
  '083-session-networks': sessionNetworks,
  '084-approvals': approvals,
  '088-events-of-sites': eventsOfSites,
  '089-account-numbers': accountNumbers,
  '090-postbacks': postbacks,
  '092-folded-names': foldedNames,
  '093-player-timeline': playerTimeline,
  '094-dashboard': dashboard,
  '095-staff': staff,
  '096-audit-chain': auditChain,
  '097-clocks-of-legs': clocksOfLegs,
  '098-sites-of-lists': sitesOfLists,
  '099-club-names': clubNames,
};
