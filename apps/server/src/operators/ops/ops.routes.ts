import type { FastifyInstance } from 'fastify';
import type { EndPendingGrants, HashPassword, Sessions } from '../../accounts/index.ts';
import { type Bonuses, type Postbacks, rewardNotifier } from '../../rewards/index.ts';
import type { BetActions, Clubs, Coupons, Feed, MarketClosures } from '../../betting/index.ts';
import { type Db, type CreateCounter, answerNotFound, hostName, hostOf } from '../../kernel/index.ts';
import type { Limits, VerificationCapability } from '../../protection/index.ts';
import type { Mail, SecretBox, Sms } from '../../delivery/index.ts';
import type { Mailings, OperatorMessages } from '../../messages/index.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { consoleRoutes } from './console/console.routes.ts';
import { feedClockRoutes } from './feedClock.routes.ts';
import { opsMailingsRoutes } from './mailings.routes.ts';
import { operatorOnly } from './operatorOnly.ts';
import { siteOfSubject } from './subjectSites.ts';
import type { StaffAccess } from '../../staff/index.ts';
import { outboxRoutes } from './outbox.routes.ts';
import { platformClockRoutes } from './platformClock.routes.ts';
import { restrictionRoutes } from './restrictions.routes.ts';
import { textRoutes } from './texts.routes.ts';
import { closureRoutes } from './closures.routes.ts';
import { clubRoutes } from './clubs.routes.ts';
import { resultRoutes } from './results.routes.ts';
import { opsVerificationRoutes } from './identification/verification.routes.ts';
import { opsIdentificationRoutes } from './identification/identification.routes.ts';
import { createReviews } from './reviews.service.ts';
import { reviewRoutes } from './reviews.routes.ts';
import { seoPagesRoutes } from './seoPages.routes.ts';
import type { Seo, VisitorData, LiveSites } from '../../site/index.ts';
import type { Wallet, Rates } from '../../ledger/index.ts';
import type { Payments } from '../../cashier/index.ts';
import { opsGrantsRoutes, opsOffersRoutes } from './bonuses/bonuses.routes.ts';
import { opsBannersRoutes } from './catalogue/banners.routes.ts';
import { opsCategoriesRoutes } from './catalogue/categories.routes.ts';
import { opsGamesRoutes } from './catalogue/games.routes.ts';
import { opsImportsRoutes } from './catalogue/imports.routes.ts';
import { opsProvidersRoutes } from './catalogue/providers.routes.ts';
import type { Catalogue } from '../../casino/index.ts';
import { createApprovals } from '../operatorMoney/approvals.service.ts';
import { approvalRoutes } from './approvals/approvals.routes.ts';
import { createRunActs } from './approvals/runActs.ts';
import { createAdjustments } from './money/adjustments.service.ts';
import { adjustmentRoutes } from './money/adjustments.routes.ts';
import { moneyRoutes } from './money/money.routes.ts';
import { opsPostbacksRoutes } from './rewards/postbacks.routes.ts';
import { opsReferralMarksRoutes } from './rewards/referralMarks.routes.ts';
import { opsReferralsRoutes } from './rewards/referrals.routes.ts';
import { opsRewardsRoutes } from './rewards/rewards.routes.ts';
import { opsPaymentsRoutes } from './payments/payments.routes.ts';
import { opsRatesRoutes } from './rates/rates.routes.ts';
import { opsTransfersRoutes } from './rates/transfers.routes.ts';
import { reconciliationRoutes } from './payments/reconciliation.routes.ts';
import { opsWithdrawalsRoutes } from './withdrawals/withdrawals.routes.ts';
import { opsConsultantRoutes } from './consultant/consultant.routes.ts';
import { opsFreeRoundsRoutes } from './freeRounds/freeRounds.routes.ts';
import { opsGameNoticesRoutes } from './games/notices.routes.ts';
import { opsRoundsRoutes } from './games/rounds.routes.ts';
import { opsBetsRoutes } from './bets/bets.routes.ts';
import { dashboardRoutes } from './dashboard/dashboard.routes.ts';
import { opsMessagesRoutes } from './messages/messages.routes.ts';
import { opsMatchesRoutes } from './matches/matches.routes.ts';
import { opsPersonalDataRoutes } from './players/personalData.routes.ts';
import { opsSecurityRoutes } from './players/security.routes.ts';
import { playerNotesRoutes } from './players/playerNotes.routes.ts';
import { opsSearchRoutes } from './search/search.routes.ts';
import { opsPlayersRoutes } from './players/players.routes.ts';
import { opsTournamentsRoutes } from './tournaments/tournaments.routes.ts';
import { staffProfileRoutes } from './signIn/profile.routes.ts';
import { staffSignInRoutes } from './signIn/signIn.routes.ts';
import { opsSitesRoutes } from './sites/sites.routes.ts';
import { createStaffAdmin } from './staff/staffAdmin.service.ts';
import { staffRoutes } from './staff/staff.routes.ts';
import { auditLogRoutes } from './auditLog/auditLog.routes.ts';
import { createAuditLog } from './auditLog/auditLog.service.ts';

export interface OpsDeps {
  readonly db: Db;
  /** Creates counters that all processes share. */
  readonly createCounter: CreateCounter;
  readonly feed: Pick<Feed, 'book' | 'clock' | 'notify' | 'sources' | 'isCurrent' | 'leading'>;
  readonly coupons: Pick<Coupons, 'idle'>;
  readonly betActions: Pick<BetActions, 'operator'>;
  readonly closures: MarketClosures;
  readonly clubs: Clubs;
  readonly rates: Pick<Rates, 'reload'>;
  readonly payments: Pick<
    Payments,
    'methods' | 'operator' | 'reconciliation' | 'withdrawals' | 'withdrawableFrom'
  >;
  readonly bonuses: Pick<Bonuses, 'operator'>;
  readonly postbacks: Pick<Postbacks, 'rules'>;
  readonly catalogue: Pick<Catalogue, 'imports' | 'changed' | 'makers'>;
  readonly limits: Pick<Limits, 'restrictions'>;
  readonly mail: Mail;
  readonly mailings: Mailings;
  readonly sms: Pick<Sms, 'outbox' | 'text'>;
  readonly operatorMessages: OperatorMessages;
  readonly sessions: Sessions;
  readonly endPendingGrants: EndPendingGrants;
  readonly seo: Seo;
  readonly visitorData: VisitorData;
  readonly sites: LiveSites;
  readonly staffAccess: StaffAccess;
  readonly hashPassword: HashPassword;
  readonly secretBox: SecretBox;
  readonly wallet: Pick<Wallet, 'accounts'>;
  readonly verification: Pick<VerificationCapability, 'notify' | 'operator' | 'standing' | 'verifiers'>;
  /** Folder of the built operator's console. */
  readonly consoleDist: string;
  /** The server's clock. */
  readonly now: () => Date;
  /** Advances a manual clock by ms; absent for the real clock. */
  readonly passTime: ((ms: number) => Promise<Date>) | undefined;
}

/** Routes of the platform's operators, absent on other hosts than `OPERATOR_HOST`. */
export async function opsRoutes(app: FastifyInstance, deps: OpsDeps): Promise<void> {
  const { db, sites, staffAccess } = deps;
  const auditLog = createAuditLog(deps);
  const reviews = createReviews({ ...deps, auditLog });
  const adjustments = createAdjustments(deps);
  const staffAdmin = createStaffAdmin({ ...deps, settings: app.settings, auditLog });
  const acts = createRunActs({
    ...deps,
    staffAdmin,
    adjustments,
    bonuses: deps.bonuses.operator,
    notifyReward: rewardNotifier(deps.feed),
  });
  const approvals = createApprovals({ ...deps, acts, auditLog });
  await app.register(async (own) => {
    const { OPERATOR_HOST: host } = app.settings;
    own.addHook('onRequest', async (request, reply) => {
      if (host !== undefined && hostName(hostOf(request)) !== host) return answerNotFound(request, reply);
      return undefined;
    });
    await own.register(async (guarded) => {
      operatorOnly(guarded, staffAccess, deps.createCounter('operator-tokens', 60));
      guarded.decorate('operatorCalls', {
        siteOf: (kind, input) => siteOfSubject(db, kind, input),
        recordEnvironment: (request, call) =>
          auditLog.look(request, { action: 'staff.environment', subject: `call:${call}` }),
      });
      const ofSignIn = { ...deps, settings: app.settings, auditLog };
      staffSignInRoutes(guarded, ofSignIn);
      staffProfileRoutes(guarded, ofSignIn);
      auditLogRoutes(guarded, { db, auditLog, sites });
      opsSitesRoutes(guarded, { ...deps, approvals, auditLog });
      opsSearchRoutes(guarded, deps);
      dashboardRoutes(guarded, deps);
      opsPlayersRoutes(guarded, { ...deps, ...deps.payments });
      playerNotesRoutes(guarded, { ...deps, auditLog });
      opsPersonalDataRoutes(guarded, { ...deps, auditLog });
      opsSecurityRoutes(guarded, { ...deps, auditLog });
      opsBetsRoutes(guarded, deps.db);
      opsGameNoticesRoutes(guarded, { ...deps, auditLog });
      opsRoundsRoutes(guarded, { db: deps.db, approvals, auditLog });
      opsPaymentsRoutes(guarded, { ...deps, operator: deps.payments.operator, auditLog });
      opsConsultantRoutes(guarded, { ...deps, auditLog });
      opsRatesRoutes(guarded, { ...deps, auditLog });
      opsTransfersRoutes(guarded, { ...deps, auditLog });
      moneyRoutes(guarded, { ...deps, auditLog });
      adjustmentRoutes(guarded, { adjustments, approvals, auditLog });
      approvalRoutes(guarded, { ...deps, approvals, auditLog });
      reconciliationRoutes(guarded, { reconciliation: deps.payments.reconciliation, auditLog });
      const ofBonuses = { ...deps, operator: deps.bonuses.operator, approvals, auditLog };
      opsOffersRoutes(guarded, ofBonuses);
      opsGrantsRoutes(guarded, ofBonuses);
      opsRewardsRoutes(guarded, { ...deps, approvals, auditLog });
      opsTournamentsRoutes(guarded, { ...deps, auditLog });
      opsFreeRoundsRoutes(guarded, { ...deps, approvals, auditLog });
      opsReferralsRoutes(guarded, { ...deps, auditLog });
      opsReferralMarksRoutes(guarded, deps);
      opsPostbacksRoutes(guarded, { ...deps, rules: deps.postbacks.rules, auditLog });
      opsWithdrawalsRoutes(guarded, { reviews: deps.payments.withdrawals, auditLog });
      const ofCasino = { ...deps, changed: deps.catalogue.changed, auditLog };
      opsGamesRoutes(guarded, ofCasino);
      opsProvidersRoutes(guarded, ofCasino);
      opsCategoriesRoutes(guarded, ofCasino);
      opsBannersRoutes(guarded, ofCasino);
      opsImportsRoutes(guarded, { ...deps, ...deps.catalogue, auditLog });
      opsMatchesRoutes(guarded, deps);
      opsMailingsRoutes(guarded, deps);
      opsMessagesRoutes(guarded, { ...deps, approvals, auditLog });
      opsIdentificationRoutes(guarded, { ...deps, auditLog });
      opsVerificationRoutes(guarded, { ...deps, checks: deps.verification.operator, auditLog });
      feedClockRoutes(guarded, deps.feed.clock, deps.coupons);
      platformClockRoutes(guarded, deps.passTime);
      reviewRoutes(guarded, reviews);
      resultRoutes(guarded, { operator: deps.betActions.operator, approvals, auditLog });
      closureRoutes(guarded, { ...deps, auditLog });
      clubRoutes(guarded, { ...deps, auditLog });
      outboxRoutes(guarded, { mail: deps.mail, auditLog });
      textRoutes(guarded, { ...deps, auditLog });
      restrictionRoutes(guarded, { restrictions: deps.limits.restrictions, auditLog });
      analyticsRoutes(guarded, deps);
      staffRoutes(guarded, { ...deps, staffAdmin, approvals, auditLog });
      seoPagesRoutes(guarded, { seo: deps.seo, sites, auditLog });
    });
    await own.register(async (open) => consoleRoutes(open, deps.consoleDist));
  });
}
