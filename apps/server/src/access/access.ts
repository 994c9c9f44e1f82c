import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../accounts/accounts.service.ts';
import { createAdmit } from '../accounts/admit.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { createAttempts } from '../captcha/attempts.ts';
import { createLocalCaptcha, type Captcha } from '../captcha/captcha.ts';
import { createChecks } from '../captcha/checks.ts';
import { createDevices, deviceKey } from '../captcha/devices.ts';
import type { Codes } from '../codes/codes.service.ts';
import type { Db } from '../db/database.ts';
import type { Mail } from '../mail/mail.ts';
import type { Settings } from '../settings.ts';
import type { SecretBox } from '../secretBox/secretBox.ts';
import type { Sms } from '../sms/sms.ts';
import { captchaRoutes } from './captcha.routes.ts';
import { createEntrance, type Entrance } from './entrance.ts';
import { phoneBindingRoutes } from './phoneBinding.routes.ts';
import { createPhoneBinding } from './phoneBinding.service.ts';
import { createPhoneCodes } from './phoneCodes.ts';
import { createPhoneRegistration } from './phoneRegistration.service.ts';
import { phonesRoutes } from './phones.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { createSignIn } from './signIn.service.ts';
import { signInRoutes } from './signIn.routes.ts';
import { twoStepRoutes } from './twoStep.routes.ts';
import { createTwoStep } from './twoStep.service.ts';
import { sealTwoSteps } from './twoStep.store.ts';

export interface AccessParts {
  readonly db: Db;
  /** Encrypts the secrets of authenticator apps. */
  readonly box: SecretBox;
  readonly settings: Pick<Settings, 'CAPTCHA_AFTER' | 'SESSION_SAVED_DAYS'>;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly mail: Mail;
  readonly sms: Sms;
  /** Replaces the built-in captcha. */
  readonly captcha?: Captcha | undefined;
  /** The server's clock. */
  readonly now: () => Date;
  /**
   * Response times are padded to a multiple of this many ms, so that timing doesn't reveal whether an account exists.
   */
  readonly answerStep: number;
}

/** All sign-in methods. */
export interface Access {
  /** Opens a session after a successful first step, or asks for the second step. */
  readonly entrance: Entrance;
  readonly routes: (app: FastifyInstance) => void;
}

export async function createAccess(parts: AccessParts): Promise<Access> {
  const { db, box, settings, accounts, sessions, codes, mail, sms, now, answerStep } = parts;
  await sealTwoSteps(db, box);
  const devices = createDevices(await deviceKey(db));
  const captcha = parts.captcha ?? createLocalCaptcha({ db, now });
  const checks = createChecks({ attempts: createAttempts(settings.CAPTCHA_AFTER, now), captcha, devices });
  const entrance = createEntrance(sessions, now);
  const hasSms = sms.isOffered;
  const sendPhoneCode = createPhoneCodes({ db, codes, sms, now, answerStep });
  const signIn = createSignIn({ db, box, sessions, codes, mail, entrance, sendPhoneCode, hasSms, now });
  const phoneRegistration = createPhoneRegistration({ db, accounts, codes, sendPhoneCode, hasSms, now });
  const phoneBinding = createPhoneBinding({ db, codes, mail, sms, sendPhoneCode, now });
  const twoStep = createTwoStep({ db, box, mail, now });
  const admit = createAdmit(sessions, settings.SESSION_SAVED_DAYS);
  return {
    entrance,
    routes(app) {
      phonesRoutes(app);
      captchaRoutes(app, { captcha, devices });
      signInRoutes(app, { signIn, accounts, checks, admit });
      registrationRoutes(app, { db, accounts, phoneRegistration, mail, checks, admit, hasSms, now });
      twoStepRoutes(app, twoStep);
      phoneBindingRoutes(app, phoneBinding);
    },
  };
}
