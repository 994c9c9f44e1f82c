import type { SafetyBar } from '@touchline/contract';
import type { Jurisdiction } from '../../../accounts/index.ts';
import type { SiteSafety, Threshold } from '../../../site/index.ts';
import { LIMIT_TYPE, type LimitType } from './limitTypes.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Rules for the limits of a site's players, required by the law of a jurisdiction or chosen by the operator. */
export interface SafetyRules {
  /** Seconds until the player may confirm a looser limit. */
  readonly increaseDelay: number;
  /** True if a looser money limit also waits until the current period has ended. */
  readonly waitsForPeriod: boolean;
  /** Deposit limits that every player has to have before depositing. */
  readonly mandatoryDeposits: readonly LimitType[];
  /** Sums of deposits above which only verified players deposit and play; withdrawals stay open. */
  readonly identityAbove: readonly Threshold[];
  /** Sums of deposits that need an operator's check of the source of the money first. */
  readonly fundsAbove: readonly Threshold[];
  /** A reality check that players can't switch off, only make more frequent; undefined if players choose. */
  readonly realityCheck: { readonly minutes: number; readonly pauseSeconds: number } | undefined;
  /** Available lengths, days. */
  readonly timeoutDays: readonly number[];
  readonly exclusionDays: readonly number[];
  /** True if a timeout of a day is one tap away. */
  readonly hasPanicButton: boolean;
  /** True if the time of day and of the session is visible on every page, also over games and full-screen pages. */
  readonly hasSessionClock: boolean;
  /** True if looser deposit limits ask questions first. */
  readonly hasTestQuestions: boolean;
  /** True if wagering and loss limits have a switch before them. */
  readonly hasExtraLimitsSwitch: boolean;
  /** True if a player may cancel a withdrawal, where the site allows it. */
  readonly hasReversal: boolean;
  /** True if a player may have payouts above an own figure withdrawn by themselves. */
  readonly hasAutomaticWithdrawal: boolean;
  /** True if credit cards, and wallets that may be funded by one, can't pay for gambling. */
  readonly forbidsCredit: boolean;
  /** True if a type with a pending change refuses other changes. */
  readonly isLockedWhilePending: boolean;
}

/** Seconds for the player's confirmation after the delay. */
export const CONFIRM_WITHIN = 7 * DAY;

const usual: SafetyRules = {
  increaseDelay: DAY,
  waitsForPeriod: false,
  mandatoryDeposits: [],
  identityAbove: [],
  fundsAbove: [],
  realityCheck: undefined,
  timeoutDays: [1, 7, 30],
  exclusionDays: [1, 7, 30, 90, 180, 365, 730, 1095, 1825],
  hasPanicButton: false,
  hasSessionClock: false,
  hasTestQuestions: false,
  hasExtraLimitsSwitch: false,
  hasReversal: true,
  hasAutomaticWithdrawal: false,
  forbidsCredit: false,
  isLockedWhilePending: false,
};

/** Rules of each jurisdiction. */
const JURISDICTIONS = {
  default: usual,
  uk: {
    ...usual,
    timeoutDays: [1, 7, 30, 42],
    exclusionDays: [180, 365, 730, 1095, 1825],
    hasSessionClock: true,
    hasReversal: false,
    forbidsCredit: true,
  },
  ontario: { ...usual, timeoutDays: [1, 7, 30, 90], exclusionDays: [180, 365, 1825] },
  sweden: {
    ...usual,
    increaseDelay: 3 * DAY,
    waitsForPeriod: true,
    mandatoryDeposits: [LIMIT_TYPE.deposit24h, LIMIT_TYPE.deposit7d, LIMIT_TYPE.deposit30d],
    realityCheck: { minutes: 60, pauseSeconds: 0 },
    exclusionDays: [30, 90, 180, 365, 730, 1095, 1825],
    hasReversal: false,
  },
  germany: {
    ...usual,
    increaseDelay: 7 * DAY,
    mandatoryDeposits: [LIMIT_TYPE.deposit30d],
    realityCheck: { minutes: 60, pauseSeconds: 300 },
    hasPanicButton: true,
    hasSessionClock: true,
    hasAutomaticWithdrawal: true,
  },
  malta: {
    ...usual,
    identityAbove: [{ amount: 200_000n, days: 180 }],
    realityCheck: { minutes: 60, pauseSeconds: 0 },
    hasSessionClock: true,
  },
} as const satisfies Record<Jurisdiction, SafetyRules>;

/**
 * Returns the rules for a player. The site's own settings only ever make the law's rules stricter.
 * @param country two letters
 */
export function rulesOf(safety: SiteSafety, country: string | undefined): SafetyRules {
  const byCountry = country === undefined ? undefined : safety.jurisdictionOfCountry[country];
  const law: SafetyRules = JURISDICTIONS[byCountry ?? safety.jurisdiction];
  return {
    ...law,
    hasSessionClock: law.hasSessionClock || safety.hasSessionClock,
    hasTestQuestions: law.hasTestQuestions || safety.hasTestQuestions,
    hasExtraLimitsSwitch: law.hasExtraLimitsSwitch || safety.hasExtraLimitsSwitch,
    isLockedWhilePending: law.isLockedWhilePending || safety.isLockedWhilePending,
    identityAbove: [...law.identityAbove, ...safety.identityAbove],
    fundsAbove: [...law.fundsAbove, ...safety.fundsAbove],
  };
}

/** Returns the rules of all jurisdictions that the site's players may belong to. */
function everyRules({ jurisdiction, jurisdictionOfCountry }: SiteSafety): readonly SafetyRules[] {
  return [jurisdiction, ...Object.values(jurisdictionOfCountry)].map((place) => JURISDICTIONS[place]);
}

/** Returns whether any player of the site has to have a deposit limit. */
export function hasMandatoryLimits(safety: SiteSafety): boolean {
  return everyRules(safety).some(({ mandatoryDeposits }) => mandatoryDeposits.length > 0);
}

/** Returns whether the rules of any player of the site have a reality check that can't be switched off. */
export function hasRealityCheck(safety: SiteSafety): boolean {
  return everyRules(safety).some(({ realityCheck }) => realityCheck !== undefined);
}

/** Returns whether sums of deposits can ask anything of any player of the site. */
export function hasThresholds(safety: SiteSafety): boolean {
  return [safety, ...everyRules(safety)].some(
    ({ identityAbove, fundsAbove }) => identityAbove.length > 0 || fundsAbove.length > 0,
  );
}

/** Returns the safety bar of players with these rules; undefined if none is required. */
export function safetyBarIn({
  hasPanicButton,
  hasSessionClock,
}: Pick<SafetyRules, 'hasPanicButton' | 'hasSessionClock'>): SafetyBar | undefined {
  if (hasPanicButton) return 'clock-and-panic';
  return hasSessionClock ? 'clock' : undefined;
}

/** Returns whether any player of the site may have a safety bar; if not, no lookup is needed. */
export function mayHaveSafetyBar(safety: SiteSafety): boolean {
  return safety.hasSessionClock || everyRules(safety).some((rules) => safetyBarIn(rules) !== undefined);
}
