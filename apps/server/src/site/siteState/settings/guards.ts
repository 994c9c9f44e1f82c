import { rational } from '@touchline/betting';
import { reversalRules } from '@touchline/cashier';
import type { EffectiveSettings, EntryPart } from '@touchline/contract/operators';
import type { Site } from '../../sites/site.ts';
import type { Threshold } from '../../sites/siteSafety.ts';

/** Returns whether a change of a field loosens a guard of players, money or operators. */
type Guard<Value> = (before: Value, after: Value) => boolean;

/** For fields that guard nothing. */
const guardsNothing: Guard<unknown> = () => false;
const switchedOn: Guard<boolean> = (before, after) => !before && after;
const switchedOff: Guard<boolean> = (before, after) => before && !after;
const raised: Guard<bigint | number> = (before, after) => after > before;
const lowered: Guard<bigint | number> = (before, after) => after < before;
const raisedText: Guard<string> = (before, after) =>
  rational.compare(rational.parse(after), rational.parse(before)) > 0;
/** An absent maximum is above all others. */
const raisedMost: Guard<bigint | undefined> = (before, after) =>
  before !== undefined && (after === undefined || after > before);
/** For values in the order from strict to loose. */
const later =
  <Value>(order: readonly Value[]): Guard<Value> =>
  (before, after) =>
    order.indexOf(after) > order.indexOf(before);
const added: Guard<readonly string[]> = (before, after) => after.some((one) => !before.includes(one));
const removed =
  (guards: readonly string[]): Guard<readonly string[]> =>
  (before, after) =>
    before.some((one) => guards.includes(one) && !after.includes(one));
const unbanned = later(['banned', 'allowed']);

/** Returns whether a threshold asks at least whenever another one does. */
const covers = (one: Threshold, other: Threshold): boolean =>
  one.amount <= other.amount && (one.days ?? Infinity) >= (other.days ?? Infinity);
const uncovered: Guard<readonly Threshold[]> = (before, after) =>
  before.some((other) => !after.some((one) => covers(one, other)));

type Guards = {
  readonly [Part in EntryPart]: {
    readonly [Field in keyof EffectiveSettings[Part] & keyof Site[Part]]-?: Guard<Site[Part][Field]>;
  };
};

/** Direction in which each field of the settings loosens a guard. These fields are all that operators may change. */
export const guards: Guards = {
  withdrawals: {
    reversal: later(reversalRules),
    depositTurnover: lowered,
    identityAbove: raised,
    codeAbove: raised,
    automaticUpTo: raised,
    needsVerification: switchedOff,
    secondOperatorAbove: raised,
    offersAutomatic: switchedOff,
    reviewHours: guardsNothing,
  },
  visit: {
    popups: removed(['age', 'cookies']),
    asksConsent: switchedOff,
    isPwa: guardsNothing,
    isSnow: guardsNothing,
  },
  safety: {
    hasSessionClock: switchedOff,
    hasTestQuestions: switchedOff,
    hasExtraLimitsSwitch: switchedOff,
    isLockedWhilePending: switchedOff,
    identityAbove: uncovered,
    fundsAbove: uncovered,
  },
  games: {
    certifiedOnly: switchedOff,
    autoplay: unbanned,
    minCycleMs: (before, after) => lowered(before.slots, after.slots) || lowered(before.others, after.others),
    celebrateOverStakeOnly: switchedOff,
    parallelGames: later(['one', 'perGame']),
    slotMaxStake: (before, after) =>
      raisedMost(before.under25 ?? before.from25, after.under25 ?? after.from25) ||
      raisedMost(before.from25 ?? before.under25, after.from25 ?? after.under25),
    demo: later(['off', 'verified', 'open']),
    bonusBuy: unbanned,
    jackpots: unbanned,
    sessionSummary: switchedOff,
  },
  access: {
    loginModes: added,
    hasPasskeys: switchedOn,
    registrationTypes: added,
  },
  operators: {
    aloneInDay: raisedText,
    messagePlayers: raised,
  },
  consultant: {
    isOpen: guardsNothing,
    countries: guardsNothing,
    exceptCountries: guardsNothing,
  },
};

/** Returns the names of the fields whose change loosens a guard. */
export function loosenedFields<Part extends EntryPart>(
  part: Part,
  before: Site[Part],
  after: Site[Part],
): string[] {
  // The cast: each guard takes the values of its own field.
  const own = Object.entries(guards[part]) as [keyof Site[Part] & string, Guard<unknown>][];
  return own.flatMap(([field, loosens]) => (loosens(before[field], after[field]) ? [field] : []));
}
