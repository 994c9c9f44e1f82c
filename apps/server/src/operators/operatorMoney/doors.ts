import {
  secondedActs,
  settingParts,
  type OperatorScope,
  type SecondedAct,
} from '@touchline/contract/operators';
import { toMinor } from '@touchline/betting';
import { goodwillBounds } from '../../rewards/index.ts';
import { BASE_CURRENCY } from '../../ledger/index.ts';

/** Largest adjustment of one operator, decimal text in the base currency. */
export const MOST_ADJUSTED_ALONE = '100.00';

/** Rule of a door: how much one operator moves through it without a second person. */
export type DoorRule =
  /** Adds to the sum of its operator and player in 24 hours. `most` bounds one act, in the base currency. */
  | { readonly kind: 'sum'; readonly act: SecondedAct; readonly most?: string }
  /** Adds up the withdrawals of the player in 24 hours. */
  | { readonly kind: 'withdrawals' }
  /** Adds up the players whom messages reach in 24 hours. */
  | { readonly kind: 'players'; readonly act: SecondedAct }
  /** Changes rules of a site: what loosens a guard needs a second person, whatever its size. */
  | { readonly kind: 'setting'; readonly act: SecondedAct }
  /** Changes the rights of operators: what gives one needs a second person. */
  | { readonly kind: 'rights'; readonly act: SecondedAct }
  /** Moves no more than something else has decided. `bound` says what. */
  | { readonly kind: 'bounded'; readonly bound: string }
  /** Bounded by nothing: one operator decides alone. `why` says why that is accepted. */
  | { readonly kind: 'alone'; readonly why: string };

/** Call of operators that moves money of players, that makes others move it, or that lets somebody else make it. */
export interface MoneyDoor {
  /** Method and path as it is registered. */
  readonly call: string;
  /** Null for that of the act which is agreed to. */
  readonly scope: OperatorScope | null;
  readonly does: string;
  readonly rule: DoorRule;
}

const sum = (act: SecondedAct, most?: string): DoorRule => ({
  kind: 'sum',
  act,
  ...(most === undefined ? {} : { most }),
});
const bounded = (bound: string): DoorRule => ({ kind: 'bounded', bound });

/** Every door to the money of players and to messages to many of them. A test compares it with the registered calls. */
export const moneyDoors: readonly MoneyDoor[] = [
  {
    call: 'POST /ops/adjustments',
    scope: 'adjustments',
    does: 'adjusts a balance',
    rule: sum('adjustment', MOST_ADJUSTED_ALONE),
  },
  {
    call: 'POST /ops/rewards/players/:playerId/goodwill',
    scope: 'rewards',
    does: 'credits money or points; points count with their value at exchange',
    rule: sum('goodwill', goodwillBounds.amount),
  },
  {
    call: 'POST /ops/games/rounds/:roundId/correct',
    scope: 'results',
    does: 'corrects the win of a round, up or down',
    rule: sum('round-correction'),
  },
  {
    call: 'POST /ops/debts/:debtId/write-off',
    scope: 'results',
    does: 'writes a debt of a player off',
    rule: sum('debt-write-off'),
  },
  {
    call: 'POST /ops/bonus-grants/of/:playerId',
    scope: 'bonuses',
    does: 'gives or offers the bonus of a published offer; one that depends on a deposit counts once its amount is known, as the deposit is the player’s',
    rule: sum('bonus'),
  },
  {
    call: 'POST /ops/free-rounds/:siteId',
    scope: 'bonuses',
    does: 'gives free rounds: number of rounds times the stake',
    rule: sum('free-rounds'),
  },
  {
    call: 'POST /ops/withdrawals/:withdrawalId/approve',
    scope: 'withdrawals',
    does: 'approves a withdrawal',
    rule: { kind: 'withdrawals' },
  },
  {
    call: 'POST /ops/messages',
    scope: 'messages',
    does: 'sends a message to a segment of players',
    rule: { kind: 'players', act: 'message' },
  },
  {
    call: 'POST /ops/approvals/:approvalId/approve',
    scope: null,
    does: 'agrees to an act of another operator',
    rule: bounded('the act that the other operator asked for'),
  },
  {
    call: 'POST /ops/debts/:debtId/collect',
    scope: 'results',
    does: 'takes a debt from the balance',
    rule: bounded('the debt'),
  },
  {
    call: 'POST /ops/payments/:paymentId/credit',
    scope: 'payments',
    does: 'credits a deposit under review',
    rule: bounded('what the provider received'),
  },
  {
    call: 'POST /ops/payments/:paymentId/send-back',
    scope: 'payments',
    does: 'sends a deposit under review back to its source',
    rule: bounded('what the provider received'),
  },
  {
    call: 'POST /ops/payments/:paymentId/refund',
    scope: 'payments',
    does: 'refunds a deposit to its source',
    rule: bounded('the deposit'),
  },
  {
    call: 'POST /ops/payments/:paymentId/void',
    scope: 'payments',
    does: 'takes a wrongly reported deposit back',
    rule: bounded('the deposit'),
  },
  {
    call: 'POST /ops/withdrawals/:withdrawalId/refuse',
    scope: 'withdrawals',
    does: 'returns a withdrawal to the balance',
    rule: bounded('the withdrawal'),
  },
  {
    call: 'POST /ops/withdrawals/:withdrawalId/cancel',
    scope: 'withdrawals',
    does: 'returns a withdrawal to the balance',
    rule: bounded('the withdrawal'),
  },
  {
    call: 'POST /ops/bonus-grants/:grantId/revoke',
    scope: 'bonuses',
    does: 'removes what is left of a bonus',
    rule: bounded('the bonus'),
  },
  {
    call: 'POST /ops/free-rounds/:siteId/:freeRoundsId/cancel',
    scope: 'bonuses',
    does: 'cancels free rounds that weren’t played',
    rule: bounded('the rounds that are left'),
  },
  {
    call: 'POST /ops/referrals/:referralId/release',
    scope: 'rewards',
    does: 'pays the reward for a friend',
    rule: bounded('the plan of the site'),
  },
  {
    call: 'POST /ops/tournament/:tournamentId/cancel',
    scope: 'bonuses',
    does: 'cancels a tournament',
    rule: bounded('the prizes that were announced'),
  },
  {
    call: 'POST /ops/reviews/:couponId',
    scope: 'reviews',
    does: 'accepts, refuses or offers other terms for a stake',
    rule: bounded('the stake, at prices of the book or the offered ones'),
  },
  {
    call: 'POST /ops/results',
    scope: 'results',
    does: 'publishes results, which settle every bet on a market',
    rule: { kind: 'alone', why: 'it changes all bets of a market alike, and another result corrects it' },
  },
  {
    call: 'POST /ops/results/:eventId/lift',
    scope: 'results',
    does: 'lifts a published result',
    rule: { kind: 'alone', why: 'it changes all bets of a market alike, and another result corrects it' },
  },
  {
    call: 'POST /ops/cancellations',
    scope: 'results',
    does: 'voids the bets on a market',
    rule: bounded('the stakes, which go back'),
  },
  {
    call: 'POST /ops/cancellations/:eventId/lift',
    scope: 'results',
    does: 'lets voided bets count again',
    rule: bounded('the bets as they were placed'),
  },
  {
    call: 'POST /ops/bonus-offers/:offerId/publish',
    scope: 'bonuses',
    does: 'publishes an offer for all players of a site',
    rule: { kind: 'alone', why: 'its terms are bounds of their own, and every player has the same' },
  },
  {
    call: 'POST /ops/bonuses/:siteId/codes',
    scope: 'bonuses',
    does: 'creates a promo code for a published offer',
    rule: { kind: 'alone', why: 'the terms of the offer and the number of uses bound it' },
  },
  {
    call: 'POST /ops/tournaments/:siteId',
    scope: 'bonuses',
    does: 'creates a tournament with prizes',
    rule: { kind: 'alone', why: 'its prizes are announced to all players before anyone wins them' },
  },
  {
    call: 'POST /ops/tournament/:tournamentId',
    scope: 'bonuses',
    does: 'changes a tournament before it begins',
    rule: { kind: 'alone', why: 'its prizes are announced to all players before anyone wins them' },
  },
  {
    call: 'POST /ops/challenges/:siteId',
    scope: 'bonuses',
    does: 'creates a challenge with a reward',
    rule: { kind: 'alone', why: 'every player has the same, once a day' },
  },
  {
    call: 'POST /ops/challenges/:siteId/:challengeId',
    scope: 'bonuses',
    does: 'changes a challenge',
    rule: { kind: 'alone', why: 'every player has the same, once a day' },
  },
  {
    call: 'PUT /ops/rates/:iso',
    scope: 'payments',
    does: 'sets a rate of exchange',
    rule: { kind: 'alone', why: 'it holds for all players and ends with the provider’s rate' },
  },
  {
    call: 'DELETE /ops/rates/:iso',
    scope: 'payments',
    does: 'returns to the provider’s rate',
    rule: bounded('the provider’s rate'),
  },
  {
    call: 'PUT /ops/spreads/:siteId',
    scope: 'payments',
    does: 'sets the spread of exchanges',
    rule: { kind: 'alone', why: 'players see it before each exchange' },
  },
  ...settingParts.map((part): MoneyDoor => ({
    call: `PUT /ops/sites/:siteId/${part}`,
    scope: 'sites',
    does: `changes \`${part}\` of a site`,
    rule: { kind: 'setting', act: 'site-setting' },
  })),
  {
    call: 'POST /ops/staff',
    scope: 'staff',
    does: 'invites an operator with roles',
    rule: { kind: 'rights', act: 'staff-access' },
  },
  {
    call: 'PUT /ops/staff/:staffId',
    scope: 'staff',
    does: 'changes e-mail, networks and end of an operator',
    rule: { kind: 'rights', act: 'staff-access' },
  },
  {
    call: 'PUT /ops/staff/:staffId/grants',
    scope: 'staff',
    does: 'changes the roles of an operator',
    rule: { kind: 'rights', act: 'staff-access' },
  },
  {
    call: 'PUT /ops/staff-roles/:roleId',
    scope: 'staff',
    does: 'changes the permissions of a role',
    rule: { kind: 'rights', act: 'staff-access' },
  },
];

/** Returns the scope that an act's door requires: also the second person needs it. */
export function scopeOfAct(act: SecondedAct): OperatorScope {
  const door = moneyDoors.find(({ rule }) => 'act' in rule && rule.act === act);
  if (!door?.scope) throw new Error(`The act ${act} has no door with a scope.`);
  return door.scope;
}

/** Returns the acts whose doors require one of some scopes. */
export const actsOf = (scopes: readonly OperatorScope[]): SecondedAct[] =>
  secondedActs.filter((act) => scopes.includes(scopeOfAct(act)));

/** Returns the largest single act of its kind without a second person, cents of the base currency; null without one. */
export function mostOfAct(act: SecondedAct): bigint | null {
  const door = moneyDoors.find(({ rule }) => rule.kind === 'sum' && rule.act === act);
  return door?.rule.kind === 'sum' && door.rule.most !== undefined
    ? toMinor(door.rule.most, BASE_CURRENCY)
    : null;
}

/** Acts that move money, each with a door. */
export const moneyActs = secondedActs.filter((act) =>
  moneyDoors.some(({ rule }) => rule.kind === 'sum' && rule.act === act),
);
