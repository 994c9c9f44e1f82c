import type { SafetyBar } from '@touchline/contract';
import { LIMIT_TYPE, type LimitType } from './limitTypes.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How the limits of a site's players behave: what the law of a place, or the operator's own care, asks for. */
export interface SafetyRules {
  /** Seconds until the player may confirm a looser limit. */
  readonly increaseDelay: number;
  /** A looser limit of money also waits until the period that runs now has ended. */
  readonly waitsForPeriod: boolean;
  /** Deposit limits that every player has to have before paying in. */
  readonly mandatoryDeposits: readonly LimitType[];
  /** A reality check that nobody can switch off, only have more often; undefined where players choose. */
  readonly realityCheck: { readonly minutes: number; readonly pauseSeconds: number } | undefined;
  /** Lengths on offer. */
  readonly timeoutDays: readonly number[];
  readonly exclusionDays: readonly number[];
  /** A timeout of a day is one tap away. */
  readonly hasPanicButton: boolean;
  /** The time of day and of the session is in sight on every page, over games and where a page fills the screen. */
  readonly hasSessionClock: boolean;
  /** Looser deposit limits ask questions first. */
  readonly hasTestQuestions: boolean;
  /** Wagering and loss limits have a switch before them. */
  readonly hasExtraLimitsSwitch: boolean;
  /** No other change of a type that has one pending. */
  readonly isLockedWhilePending: boolean;
}

/** Seconds that a player has for the confirmation, once the delay is over. */
export const CONFIRM_WITHIN = 7 * DAY;

const usual: SafetyRules = {
  increaseDelay: DAY,
  waitsForPeriod: false,
  mandatoryDeposits: [],
  realityCheck: undefined,
  timeoutDays: [1, 7, 30],
  exclusionDays: [1, 7, 30, 90, 180, 365, 730, 1095, 1825],
  hasPanicButton: false,
  hasSessionClock: false,
  hasTestQuestions: false,
  hasExtraLimitsSwitch: false,
  isLockedWhilePending: false,
};

/** By the names that the list of sites uses. */
const JURISDICTIONS = {
  default: usual,
  uk: {
    ...usual,
    timeoutDays: [1, 7, 30, 42],
    exclusionDays: [180, 365, 730, 1095, 1825],
    hasSessionClock: true,
  },
  ontario: { ...usual, timeoutDays: [1, 7, 30, 90], exclusionDays: [180, 365, 1825] },
  sweden: {
    ...usual,
    increaseDelay: 3 * DAY,
    waitsForPeriod: true,
    mandatoryDeposits: [LIMIT_TYPE.deposit24h, LIMIT_TYPE.deposit7d, LIMIT_TYPE.deposit30d],
    realityCheck: { minutes: 60, pauseSeconds: 0 },
    exclusionDays: [30, 90, 180, 365, 730, 1095, 1825],
  },
  germany: {
    ...usual,
    increaseDelay: 7 * DAY,
    mandatoryDeposits: [LIMIT_TYPE.deposit30d],
    realityCheck: { minutes: 60, pauseSeconds: 300 },
    hasPanicButton: true,
    hasSessionClock: true,
  },
  malta: { ...usual, realityCheck: { minutes: 60, pauseSeconds: 0 }, hasSessionClock: true },
} as const satisfies Record<string, SafetyRules>;

type Jurisdiction = keyof typeof JURISDICTIONS;
// The cast: names of an object's own fields are strings to the compiler.
export const jurisdictions = Object.keys(JURISDICTIONS) as Jurisdiction[];

/** What a site says of its players' safety. */
export interface SiteSafety {
  readonly jurisdiction: Jurisdiction;
  /** Players of a country, by its two lower-case letters, have another place's rules. */
  readonly jurisdictionOfCountry: Readonly<Record<string, Jurisdiction>>;
  readonly hasSessionClock: boolean;
  readonly hasTestQuestions: boolean;
  readonly hasExtraLimitsSwitch: boolean;
  readonly isLockedWhilePending: boolean;
}

/** The rules for a player. What the site adds to the law's own only ever asks for more. @param country two letters */
export function rulesOf(safety: SiteSafety, country: string | undefined): SafetyRules {
  const byCountry = country === undefined ? undefined : safety.jurisdictionOfCountry[country];
  const law: SafetyRules = JURISDICTIONS[byCountry ?? safety.jurisdiction];
  return {
    ...law,
    hasSessionClock: law.hasSessionClock || safety.hasSessionClock,
    hasTestQuestions: law.hasTestQuestions || safety.hasTestQuestions,
    hasExtraLimitsSwitch: law.hasExtraLimitsSwitch || safety.hasExtraLimitsSwitch,
    isLockedWhilePending: law.isLockedWhilePending || safety.isLockedWhilePending,
  };
}

/** The rules of all places that players of the site may be of. */
function everyRules({ jurisdiction, jurisdictionOfCountry }: SiteSafety): readonly SafetyRules[] {
  return [jurisdiction, ...Object.values(jurisdictionOfCountry)].map((place) => JURISDICTIONS[place]);
}

/** Whether any player of the site has to have a deposit limit. */
export function hasMandatoryLimits(safety: SiteSafety): boolean {
  return everyRules(safety).some(({ mandatoryDeposits }) => mandatoryDeposits.length > 0);
}

/** What is in sight on every page of a player with these rules; undefined where nothing has to be. */
export function safetyBarIn({
  hasPanicButton,
  hasSessionClock,
}: Pick<SafetyRules, 'hasPanicButton' | 'hasSessionClock'>): SafetyBar | undefined {
  if (hasPanicButton) return 'clock-and-panic';
  return hasSessionClock ? 'clock' : undefined;
}

/** Whether players of the site may differ in what is in sight, or all have it: where not, nobody needs to look. */
export function mayHaveSafetyBar(safety: SiteSafety): boolean {
  return safety.hasSessionClock || everyRules(safety).some((rules) => safetyBarIn(rules) !== undefined);
}
