import type { OperatorCall } from '@touchline/contract';
import { settingParts, type SettingPart } from '@touchline/contract/operators';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import {
  changeState,
  versionConflict,
  type LiveSites,
  type SiteState,
  type SiteStatePart,
  type Site,
} from '../../../site/index.ts';
import type { Payments } from '../../../cashier/index.ts';
import type { Db } from '../../../kernel/index.ts';
import type { Approvals } from '../../operatorMoney/approvals.service.ts';
import { actRequest, isWaiting, sendAct } from '../approvals/actRequest.ts';
import { auditAuthorOf, type AuditLog } from '../auditLog/auditLog.service.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { judgePairs, judges } from './judgeState.ts';
import { createSettings } from './settings.service.ts';
import { shownSite } from './shownSite.ts';
import { siteIn, sitesAmong } from './siteIn.ts';
import type { VerificationCapability } from '../../../protection/index.ts';

export interface OpsSitesDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly sites: LiveSites;
  readonly auditLog: AuditLog;
  readonly approvals: Approvals;
  readonly payments: Pick<Payments, 'methods'>;
  readonly verification: Pick<VerificationCapability, 'verifiers'>;
}

/** Call that changes each part of a site's state alone. */
const changes = {
  flags: operatorCalls.changeSiteFlags,
  routes: operatorCalls.changeSiteRoutes,
  homeParts: operatorCalls.changeSiteHomeParts,
  maintenance: operatorCalls.changeSiteMaintenance,
  block: operatorCalls.changeSiteBlock,
  countryBlocks: operatorCalls.changeSiteCountryBlocks,
  terms: operatorCalls.changeSiteTerms,
  notFound: operatorCalls.changeSiteNotFound,
  redirects: operatorCalls.changeSiteRedirects,
  brandPairs: operatorCalls.changeSiteBrandPairs,
  partitions: operatorCalls.changeSitePartitions,
  loyalty: operatorCalls.changeSiteLoyalty,
  verification: operatorCalls.changeSiteVerification,
} as const satisfies Readonly<Record<Exclude<SiteStatePart, SettingPart>, OperatorCall>>;
type PlainPart = keyof typeof changes;

/** Call that changes each part whose looser values need a second operator. */
const settingChanges = {
  withdrawals: operatorCalls.changeSiteWithdrawals,
  paymentMethods: operatorCalls.changeSitePaymentMethods,
  visit: operatorCalls.changeSiteVisit,
  safety: operatorCalls.changeSiteSafety,
  games: operatorCalls.changeSiteGames,
  access: operatorCalls.changeSiteAccess,
  operators: operatorCalls.changeSiteOperators,
  consultant: operatorCalls.changeSiteConsultant,
} as const satisfies Readonly<Record<SettingPart, OperatorCall>>;

/** Routes that list the sites with their state, and change it. */
export function opsSitesRoutes(app: FastifyInstance, deps: OpsSitesDeps): void {
  const { sites, approvals } = deps;
  const settings = createSettings(deps);
  const checked = deps.verification.verifiers.types.map(({ type }) => type);
  const shown = (site: Site) =>
    shownSite(site, { listed: sites.listed(site), checked, settingsOf: settings.shown });

  registerOperatorCall(app, operatorCalls.listSites, async ({ sites: own }) => {
    await sites.refresh();
    return { sites: sitesAmong(sites, own).map(shown) };
  });

  registerOperatorCall(app, operatorCalls.showSite, async ({ params }) => {
    await sites.refresh();
    return shown(siteIn(sites, params.siteId));
  });

  registerOperatorCall(app, operatorCalls.judgeBrandPairs, ({ body }) =>
    judgePairs(body.pairs, siteIn(sites, body.siteId)),
  );

  for (const part of Object.keys(changes) as PlainPart[]) changeRoute(part);
  for (const part of settingParts) settingRoute(part);

  function changeRoute<Part extends PlainPart>(part: Part): void {
    const call: (typeof changes)[PlainPart] = changes[part];
    registerOperatorCall(app, call, async ({ params, body, request }) => {
      await sites.refresh();
      const site = siteIn(sites, params.siteId);
      // A value is judged against the state that its author saw.
      if (site.config.stateVersion !== body.version)
        throw versionConflict(site.config.stateVersion, body.version);
      // The cast: the call's schema is that of the part.
      const value = judges[part](body.value as SiteState[Part], site);
      const change = { siteId: site.id, part, value, version: body.version };
      await changeState(deps, change, (trx, changed) =>
        deps.auditLog.write(trx, auditAuthorOf(request, body.reason), {
          action: `site.${part}`,
          subject: `site:${site.id}`,
          ...changed,
        }),
      );
      await sites.refresh();
      return shown(siteIn(sites, site.id));
    });
  }

  function settingRoute<Part extends SettingPart>(part: Part): void {
    const call: (typeof settingChanges)[SettingPart] = settingChanges[part];
    registerOperatorCall(app, call, async ({ params, body, request, reply }) => {
      // The cast: the call's schema is that of the part.
      const value = body.value as SiteState[Part];
      const change = await settings.prepare(params.siteId, part, { version: body.version, value });
      const done = await approvals.ask(
        'site-setting',
        change,
        actRequest(deps.auditLog, request, body.reason),
      );
      return isWaiting(done) ? sendAct(reply, done) : shown(siteIn(sites, done.siteId));
    });
  }
}
