import type { EffectiveSettings, EntryPart } from '@touchline/contract/operators';
import { oneOf, someOf, switched } from './choiceKinds.tsx';
import { cyclesOf, maximaOf } from './groupKinds.tsx';
import { amountIn, countries, wholeIn } from './plainKinds.tsx';
import type { SettingKind } from './settingKind.ts';
import { thresholds } from './thresholds.tsx';

/** Kind of each setting by its part. A setting of the contract without a kind is an error here. */
type EntryKinds = {
  readonly [Part in EntryPart]: {
    readonly [Field in keyof EffectiveSettings[Part]]-?: SettingKind<EffectiveSettings[Part][Field]>;
  };
};

const euros = amountIn('EUR');
const ban = oneOf('setting.ban', ['allowed', 'banned'] as const);

/** Kinds of the settings, in the order of their forms. */
export const entryKinds: EntryKinds = {
  withdrawals: {
    automaticUpTo: euros,
    secondOperatorAbove: euros,
    identityAbove: euros,
    codeAbove: euros,
    depositTurnover: wholeIn('setting.unit.times', 'setting.count.times'),
    reviewHours: wholeIn('setting.unit.hours', 'setting.count.hours'),
    reversal: oneOf('setting.reversal', ['never', 'untilReview', 'untilApproved'] as const),
    needsVerification: switched,
    offersAutomatic: switched,
  },
  visit: {
    popups: someOf('setting.popup', [
      'age',
      'new-site',
      'cookies',
      'first-deposit',
      'convert',
      'bonus',
      'install',
    ] as const),
    asksConsent: switched,
    isPwa: switched,
    isSnow: switched,
  },
  safety: {
    identityAbove: thresholds,
    fundsAbove: thresholds,
    isLockedWhilePending: switched,
    hasTestQuestions: switched,
    hasExtraLimitsSwitch: switched,
    hasSessionClock: switched,
  },
  games: {
    slotMaxStake: maximaOf('setting.age', ['under25', 'from25']),
    minCycleMs: cyclesOf('setting.cycle', ['slots', 'others']),
    demo: oneOf('setting.demo', ['open', 'verified', 'off'] as const),
    parallelGames: oneOf('setting.parallel', ['perGame', 'one'] as const),
    autoplay: ban,
    bonusBuy: ban,
    jackpots: ban,
    certifiedOnly: switched,
    celebrateOverStakeOnly: switched,
    sessionSummary: switched,
  },
  access: {
    loginModes: someOf('setting.login', ['login_password', 'phone_password', 'sms'] as const, true),
    hasPasskeys: switched,
    registrationTypes: someOf(
      'setting.registration',
      ['full_reg', 'phone_reg', 'fast_reg', 'soc_reg'] as const,
      true,
    ),
  },
  operators: {
    aloneInDay: amountIn(undefined),
    messagePlayers: wholeIn('setting.unit.players', 'setting.count.players'),
  },
  consultant: {
    isOpen: switched,
    countries,
    exceptCountries: countries,
  },
};
