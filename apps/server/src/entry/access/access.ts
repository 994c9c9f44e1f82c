import type { FastifyInstance } from 'fastify';
import {
  type Accounts,
  createAdmit,
  type HashPassword,
  type Sessions,
  type OneTimeCodes,
  type EndPendingGrants,
} from '../../accounts/index.ts';
import { createAttempts } from '../captcha/attempts.ts';
import { createLocalCaptcha, type Captcha } from '../captcha/captcha.ts';
import { createChecks, type Checks } from '../captcha/checks.ts';
import { createDevices } from '../captcha/devices.ts';
import type { Db, CreateCounter, Settings } from '../../kernel/index.ts';
import type { Mail, SecretBox, Sms } from '../../delivery/index.ts';
import { captchaRoutes } from './captcha.routes.ts';
import { createOpenEntry, type OpenEntry } from './openEntry.ts';
import { phoneBindingRoutes } from './phones/phoneBinding.routes.ts';
import { createPhoneBinding } from './phones/phoneBinding.service.ts';
import { createPhoneCodes } from './phones/phoneCodes.ts';
import { createPhoneRegistration } from './phones/phoneRegistration.service.ts';
import { phonesRoutes } from './phones/phones.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { createSignIn } from './signIn.service.ts';
import { createPasskeys } from './passkeys/passkeys.service.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { createPasskeySignIn } from './passkeys/passkeySignIn.service.ts';
import { qrSignInRoutes } from './qrSignIn/qrSignIn.routes.ts';
import { createQrSignIn } from './qrSignIn/qrSignIn.service.ts';
import { signInRoutes } from './signIn.routes.ts';
import { twoStepRoutes } from './twoStep/twoStep.routes.ts';
import { createTwoStep } from './twoStep/twoStep.service.ts';
import { sealTwoSteps } from './twoStep/twoStep.store.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 86_400;

export interface AccessDeps {
  readonly db: Db;
  readonly hashPassword: HashPassword;
  /** Creates counters that all processes share. */
  readonly createCounter: CreateCounter;
  /** Encrypts the secrets of authenticator apps. */
  readonly secretBox: SecretBox;
  readonly settings: Pick<Settings, 'CAPTCHA_AFTER' | 'SESSION_SAVED_DAYS'>;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly endPendingGrants: EndPendingGrants;
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
  readonly openEntry: OpenEntry;
  /** Rate checks, shared with the recovery of accounts. */
  readonly checks: Checks;
  readonly routes: (app: FastifyInstance) => void;
}

export async function createAccess(deps: AccessDeps): Promise<Access> {
  const { db, hashPassword, createCounter, secretBox, settings, accounts, sessions, codes, mail, sms } = deps;
  const { endPendingGrants, now, answerStep } = deps;
  await sealTwoSteps(db, secretBox);
  const devices = createDevices();
  const captcha = deps.captcha ?? createLocalCaptcha({ db, now });
  const attempts = createAttempts(settings.CAPTCHA_AFTER, createCounter);
  const checks = createChecks({
    attempts,
    codeRequests: createCounter('code-requests', HOUR_SECONDS),
    captcha,
    devices,
  });
  const openEntry = createOpenEntry(sessions, now);
  const hasSms = sms.isOffered;
  const sendPhoneCode = createPhoneCodes({ db, codes, sms, now, answerStep });
  const signIn = createSignIn({
    db,
    hashPassword,
    secretBox,
    sessions,
    codes,
    mail,
    openEntry,
    sendPhoneCode,
    hasSms,
    stepCodes: createCounter('step-codes', DAY_SECONDS),
    now,
  });
  const phoneRegistration = createPhoneRegistration({ db, accounts, codes, sendPhoneCode, hasSms, now });
  const phoneBinding = createPhoneBinding({ db, codes, mail, sms, sendPhoneCode, endPendingGrants, now });
  const twoStep = createTwoStep({ db, secretBox, mail, endPendingGrants, now });
  const passkeys = createPasskeys({ db, mail, endPendingGrants, now });
  const passkeySignIn = createPasskeySignIn({ db, sessions, now });
  const qrSignIn = createQrSignIn({ db, openEntry, now });
  const admit = createAdmit(sessions, settings.SESSION_SAVED_DAYS);
  return {
    openEntry,
    checks,
    routes(app) {
      phonesRoutes(app);
      captchaRoutes(app, { captcha, devices });
      signInRoutes(app, { signIn, passkeys: passkeySignIn, accounts, checks, admit });
      registrationRoutes(app, { db, accounts, phoneRegistration, mail, checks, admit, hasSms, now });
      twoStepRoutes(app, twoStep);
      passkeysRoutes(app, passkeys);
      qrSignInRoutes(app, { qrSignIn, accounts, admit });
      phoneBindingRoutes(app, phoneBinding);
    },
  };
}
