const DAY = 86_400;

/** Limits by name; the numbers are those of the wire. */
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
  timeout: 33,
} as const;
export type LimitType = (typeof LIMIT_TYPE)[keyof typeof LIMIT_TYPE];

export type MoneyLimitKind = 'wagering' | 'loss' | 'deposit';

/** What a limit of money counts, and over how many seconds back from now. */
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

/** The rule of a limit of money; undefined for every other limit. */
export function moneyRule(type: LimitType): MoneyLimitRule | undefined {
  return MONEY_LIMITS.get(type);
}
