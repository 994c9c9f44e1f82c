import { Type, type Static } from 'typebox';
import { Currency, Money, Seconds } from '../../schemas.ts';

/** Texts of an offer by language; always with `en`. */
const Texts = Type.Record(
  Type.String({ maxLength: 10 }),
  Type.Object({ title: Type.String(), text: Type.String() }),
  { description: 'Title and text by language; English for all others.' },
);

export const BonusKind = Type.Enum(['firstDeposit', 'reload', 'freeBet', 'grant', 'freeRounds']);
export const BonusProduct = Type.Enum(['betting', 'casino', 'bingo', 'lottery']);

/** Conditions of an offer in one currency. */
export const BonusTerms = Type.Object(
  {
    product: BonusProduct,
    percent: Type.Optional(Type.String({ description: 'Percentage of the deposit.' })),
    minDeposit: Type.Optional(Money),
    cap: Type.Optional(Type.String({ description: 'Maximum amount of the bonus.' })),
    maxBet: Type.Optional(Type.String({ description: 'Maximum stake from the bonus.' })),
    maxConvert: Type.Optional(
      Type.String({ description: 'Maximum amount that becomes the player’s own money.' }),
    ),
    minOdds: Type.Optional(Type.String({ description: 'Minimum total price of a free bet.' })),
    days: Type.Integer({ description: 'Days from its start to its end.' }),
    isSticky: Type.Boolean({ description: 'The bonus itself is removed at the end, its winnings are paid.' }),
    weekday: Type.Optional(Type.Integer({ minimum: 0, maximum: 6, description: '0 is Sunday, by UTC.' })),
    wagering: Type.Optional(
      Type.Object({
        times: Type.String(),
        base: Type.Enum(['bonus', 'depositAndBonus', 'wins']),
        countFrom: Type.Enum(['bonus', 'any']),
        assumedReturn: Type.Integer({
          description: 'Share of such stakes that is returned on average, percent.',
        }),
        sport: Type.Optional(
          Type.Object({
            types: Type.Array(Type.Enum(['single', 'express', 'system', 'chain'])),
            minLegs: Type.Integer(),
            minOdds: Type.String(),
          }),
        ),
        games: Type.Optional(
          Type.Record(Type.String(), Type.Integer(), {
            description: 'Share of a stake that counts, percent by the kind of game.',
          }),
        ),
      }),
    ),
  },
  { title: 'BonusTerms' },
);

/** A bonus of a player. */
export const Bonus = Type.Object(
  {
    idBonus: Type.String(),
    kind: BonusKind,
    state: Type.Enum(['offered', 'waiting', 'active', 'done', 'expired', 'refused']),
    texts: Texts,
    iso: Currency,
    money: Type.Optional(Type.String({ description: 'Amount; absent until the deposit that it is for.' })),
    balance: Type.Optional(Type.String({ description: 'Money on the bonus account, while it is active.' })),
    held: Type.Optional(Type.String({ description: 'Money in undecided bets.' })),
    own: Type.Optional(Type.String({ description: 'The player’s own money in the same currency.' })),
    openBets: Type.Optional(Type.Integer()),
    accountId: Type.Optional(Type.String()),
    deposit: Type.Optional(Type.String({ description: 'The deposit that it was given for.' })),
    code: Type.Optional(Type.String({ description: 'Code of a free bet, to be staked as a promo code.' })),
    version: Type.Integer({ description: 'Version of the offer whose terms it keeps.' }),
    terms: BonusTerms,
    wagering: Type.Optional(
      Type.Object({
        required: Type.String(),
        done: Type.String(),
        left: Type.String(),
        percent: Type.Integer(),
        cost: Type.String({ description: 'Average cost of what is left, with stakes that count whole.' }),
      }),
    ),
    at: Seconds,
    expiresAt: Seconds,
    isClosing: Type.Boolean({ description: 'Its time is over, and its accepted bets run to their end.' }),
    endedAt: Type.Optional(Seconds),
    endReason: Type.Optional(
      Type.Enum([
        'met',
        'lost',
        'used',
        'expired',
        'refused',
        'withdrawal',
        'revoked',
        'exclusion',
        'deposit',
      ]),
    ),
    converted: Type.String(),
    removed: Type.String(),
  },
  { title: 'Bonus' },
);
export type Bonus = Static<typeof Bonus>;

/** An offer that the player can take, with its amounts for a deposit. */
export const BonusOffer = Type.Object(
  {
    id: Type.String(),
    kind: BonusKind,
    texts: Texts,
    iso: Currency,
    money: Type.Optional(Type.String({ description: 'Fixed amount; absent if it depends on the deposit.' })),
    version: Type.Integer(),
    terms: BonusTerms,
    until: Type.Optional(Seconds),
    needs: Type.Array(Type.Enum(['new', 'verified', 'deposit']), {
      description: 'Conditions that the player doesn’t meet yet.',
    }),
  },
  { title: 'BonusOffer' },
);
export type BonusOffer = Static<typeof BonusOffer>;

/** Product of the first-deposit bonus: 0 none, 1 sport, 2 casino. */
export const BonusChoice = Type.Integer({
  minimum: 0,
  maximum: 2,
  description: '0 none, 1 sport, 2 casino.',
});
