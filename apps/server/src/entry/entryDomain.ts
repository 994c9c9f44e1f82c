import type { FastifyInstance } from 'fastify';
import { createAdmit, type AccountsDomain, type EndPendingGrants } from '../accounts/index.ts';
import type { DeliveryDomain } from '../delivery/index.ts';
import type { Core, Domain } from '../kernel/index.ts';
import type { Limits } from '../protection/index.ts';
import type { Bonuses } from '../rewards/index.ts';
import { createAccess } from './access/access.ts';
import { dataExportRoutes } from './dataExport/dataExport.routes.ts';
import { favoritesRoutes } from './favorites/favorites.routes.ts';
import { officeSettingsRoutes } from './officeSettings/officeSettings.routes.ts';
import { recoveryRoutes } from './recovery/recovery.routes.ts';
import { createRecovery } from './recovery/recovery.service.ts';
import { securityRoutes } from './security/security.routes.ts';
import { createSecurity } from './security/security.service.ts';
import { securityQuestionRoutes } from './securityQuestion/securityQuestion.routes.ts';
import { createSecurityQuestions } from './securityQuestion/securityQuestion.service.ts';
import { localProviderRoutes } from './social/localProvider.routes.ts';
import { oneTapRoutes } from './social/oneTap.routes.ts';
import { createOneTap } from './social/oneTap.service.ts';
import { readProviders, withLocal } from './social/providers.ts';
import { socialRoutes } from './social/social.routes.ts';
import { createSocial } from './social/social.service.ts';

/** Requests for a code take multiples of this many ms, whether the account exists or not. */
const ANSWER_STEP = 300;

/** Ways into an account, and what its owner sets there. */
export interface EntryDomain extends Domain {
  /** Origins of companies whose one-tap sign-in may be shown. */
  readonly oneTapOrigins: readonly string[];
}

/** Capabilities that the domain uses. */
interface Parts
  extends
    Pick<AccountsDomain, 'accounts' | 'sessions' | 'codes' | 'hashPassword' | 'numbers'>,
    Pick<DeliveryDomain, 'mail' | 'sms' | 'secretBox'> {
  readonly endPendingGrants: EndPendingGrants;
  readonly limits: Limits;
  readonly bonuses: Bonuses;
}

/** Assembles entry. */
export async function createEntryDomain(core: Core, parts: Parts): Promise<EntryDomain> {
  const { now, settings, isProduction } = core;
  const { accounts, sessions } = parts;
  const answerStep = settings.NODE_ENV === 'test' ? 0 : ANSWER_STEP;
  const deps = { ...parts, ...core, answerStep };
  const questions = createSecurityQuestions(deps);
  const recovery = createRecovery({ ...deps, questions });
  const access = await createAccess(deps);
  const companies = await readProviders(settings.SOCIAL_PROVIDERS_FILE);
  const providersAt = (origin: string) => (isProduction ? companies : withLocal(companies, origin));
  const social = createSocial({ ...deps, openEntry: access.openEntry, providersAt });
  const oneTap = createOneTap({ ...core, providersAt });
  const security = createSecurity(deps);
  return {
    oneTapOrigins: companies.flatMap(({ oneTap: own }) => (own ? [new URL(own.scriptUrl).origin] : [])),
    jobs: [],
    routes(app: FastifyInstance) {
      access.routes(app);
      recoveryRoutes(app, { recovery, checks: access.checks });
      securityRoutes(app, { sessions, security });
      securityQuestionRoutes(app, questions);
      socialRoutes(app, { social, accounts, admit: createAdmit(sessions, settings.SESSION_SAVED_DAYS) });
      oneTapRoutes(app, oneTap);
      if (!isProduction) localProviderRoutes(app, now);
      dataExportRoutes(app, deps);
      officeSettingsRoutes(app, deps);
      favoritesRoutes(app, core);
    },
  };
}
