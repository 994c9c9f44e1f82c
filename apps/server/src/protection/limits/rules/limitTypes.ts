import type { Limit } from '@touchline/contract';

const DAY = 86_400;

/** Limit types by name; the numbers are those of the wire. */
export const LIMIT_TYPE = {
  wagering24h: 1,
  wagering7d: 2,
  wagering30d: 3,
  loss24h: 10,
  loss7d: 11,
  loss30d: 12,
  deposit24h: 20,
  deposit7d: 21,
  deposit30d: 22,
  selfExclusion: 30,
  session: 31,
  realityCheck: 32,
  timeout: 33,
  extraLimits: 37,
} as const;
export type LimitType = (typeof LIMIT_TYPE)[keyof typeof LIMIT_TYPE];

export const limitTypes: readonly LimitType[] = Object.values(LIMIT_TYPE);

export type MoneyLimitKind = 'wagering' | 'loss' | 'deposit';

/** The movements that a money limit counts, and the length of its window in seconds back from now. */
export interface MoneyLimitRule {
  readonly kind: MoneyLimitKind;
  readonly seconds: number;
}

const MONEY_LIMITS: ReadonlyMap<LimitType, MoneyLimitRule> = new Map([
  [LIMIT_TYPE.wagering24h, { kind: 'wagering', seconds: DAY }],
  [LIMIT_TYPE.wagering7d, { kind: 'wagering', seconds: 7 * DAY }],
  [LIMIT_TYPE.wagering30d, { kind: 'wagering', seconds: 30 * DAY }],
  [LIMIT_TYPE.loss24h, { kind: 'loss', seconds: DAY }],
  [LIMIT_TYPE.loss7d, { kind: 'loss', seconds: 7 * DAY }],
  [LIMIT_TYPE.loss30d, { kind: 'loss', seconds: 30 * DAY }],
  [LIMIT_TYPE.deposit24h, { kind: 'deposit', seconds: DAY }],
  [LIMIT_TYPE.deposit7d, { kind: 'deposit', seconds: 7 * DAY }],
  [LIMIT_TYPE.deposit30d, { kind: 'deposit', seconds: 30 * DAY }],
]);

/** Unit of a limit's value. `none`: it is on or off. */
export type LimitMeasure = Limit['measure'];

export function measureOf(type: LimitType): LimitMeasure {
  switch (type) {
    case LIMIT_TYPE.selfExclusion:
    case LIMIT_TYPE.timeout:
      return 'days';
    case LIMIT_TYPE.session:
      return 'hours';
    case LIMIT_TYPE.realityCheck:
      return 'minutes';
    case LIMIT_TYPE.extraLimits:
      return 'none';
    default:
      return 'money';
  }
}

/** Returns whether the type limits stakes or losses: some sites have these behind a switch. */
export function isExtraLimit(type: LimitType): boolean {
  const rule = moneyRule(type);
  return rule !== undefined && rule.kind !== 'deposit';
}

/**
 * Returns whether the type is a break from play: it begins at once, ends by itself or by request, and can't be
 * shortened.
 */
export function isBreak(type: LimitType): boolean {
  return measureOf(type) === 'days';
}

/** Returns the rule of a money limit; undefined for every other limit. */
export function moneyRule(type: LimitType): MoneyLimitRule | undefined {
  return MONEY_LIMITS.get(type);
}
