import type { CountedType, GameKind, OfferTerms } from '@touchline/bonuses';
import { Type, type Static } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { Bonus, BonusKind, BonusProduct } from '../calls/bonuses/schemas.ts';
import { Closed, Currency } from '../schemas.ts';
import {
  Amount,
  AnyId,
  Instant,
  Iso,
  nullable,
  PlayerParams,
  Reason,
  ReasonBody,
  SiteChoice,
  SiteParams,
  WaitingAct,
} from './common.ts';
import { freeRoundsCalls } from './freeRounds.ts';
import { tournamentCalls } from './tournaments.ts';

const Bound = (description: string) => Type.String({ pattern: '^[0-9]{1,12}(\\.[0-9]{1,8})?$', description });
const Percent = (description: string) =>
  Type.String({ pattern: '^[0-9]{1,4}(\\.[0-9]{1,2})?$', description });
const Odds = (description: string) =>
  Type.String({ pattern: '^[1-9][0-9]{0,3}(\\.[0-9]{1,3})?$', description });
const AmountOf = (description: string) => Type.Unsafe<string>({ ...Amount, description });
const Countries = Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), {
  maxItems: 250,
  uniqueItems: true,
  description: 'Countries whose players get it; every country if empty.',
});
const Need = Type.Enum(['new', 'verified', 'deposit']);
const Needs = Type.Array(Need, { uniqueItems: true });
const OfferKind = Type.Enum(['firstDeposit', 'reload', 'freeBet', 'grant']);
const countedTypes = ['single', 'express', 'system', 'chain'] as const satisfies readonly CountedType[];

const Share = Type.Optional(Type.Integer({ minimum: 0, maximum: 100 }));
const shares = {
  slots: Share,
  scratch: Share,
  keno: Share,
  videoPoker: Share,
  crash: Share,
  mines: Share,
  climb: Share,
  plinko: Share,
  race: Share,
  roulette: Share,
  baccarat: Share,
  live: Share,
  dice: Share,
  limbo: Share,
  hilo: Share,
  blackjack: Share,
  poker: Share,
  bingo: Share,
  lotto: Share,
  toto: Share,
} satisfies Record<GameKind, typeof Share>;

const Wagering = Type.Object(
  {
    times: Percent('Multiple of the base.'),
    base: Type.Enum(['bonus', 'depositAndBonus', 'wins']),
    countFrom: Type.Enum(['bonus', 'any'], {
      description: 'Accounts whose stakes count: the bonus account, or every account of the currency.',
    }),
    assumedReturn: Type.Integer({
      minimum: 1,
      maximum: 100,
      description: 'Share of such stakes that is returned on average, percent.',
    }),
    sport: Type.Optional(
      Type.Object(
        {
          types: Type.Array(Type.Enum(countedTypes), { uniqueItems: true }),
          minLegs: Type.Integer({
            minimum: 1,
            maximum: 20,
            description: 'Minimum number of an express’s legs that aren’t returned.',
          }),
          minOdds: Odds('Minimum price of every leg.'),
        },
        { ...Closed, description: 'Bets that count; only for the product `betting`.' },
      ),
    ),
    games: Type.Optional(
      Type.Object(shares, {
        ...Closed,
        description: 'Contributions of games, percent; only for other products.',
      }),
    ),
  },
  Closed,
);

const terms = {
  product: BonusProduct,
  currencies: Type.Array(
    Type.Object(
      {
        iso: Currency,
        amount: Type.Optional(Bound('Amount of a free bet or of a fixed bonus.')),
        cap: Type.Optional(Bound('Maximum amount of a bonus for a deposit.')),
        minDeposit: Type.Optional(Bound('Minimum deposit for a bonus.')),
        maxBet: Type.Optional(Bound('Maximum stake from the bonus; none if absent.')),
        maxConvert: Type.Optional(
          Bound('Maximum amount that becomes the player’s own money; none if absent.'),
        ),
      },
      Closed,
    ),
    { maxItems: 60 },
  ),
  percent: Type.Optional(Percent('Percentage of the deposit.')),
  wagering: Type.Optional(Wagering),
  minOdds: Type.Optional(Odds('Minimum total price of a free bet.')),
  days: Type.Integer({ minimum: 1, maximum: 365, description: 'Days from the grant to its end.' }),
  isSticky: Type.Boolean({
    description: 'True if the bonus itself is removed at the end and only its winnings are paid.',
  }),
  countries: Countries,
  weekday: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 6,
      description: 'Weekday of the deposit by UTC for a reload, 0 for Sunday; every day if absent.',
    }),
  ),
  needs: Needs,
  perPlayer: Type.Integer({ minimum: 1, maximum: 1000, description: 'Times that a player gets it.' }),
  maxGrants: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Grants to all players together; unlimited if absent.' }),
  ),
  isHidden: Type.Boolean({
    description: 'True if the offer is only given with a promo code or by an operator.',
  }),
  from: Type.Optional(
    Type.Integer({ minimum: 0, description: 'UTC seconds from which it is given; unlimited if absent.' }),
  ),
  to: Type.Optional(
    Type.Integer({ minimum: 0, description: 'UTC seconds until which it is given; unlimited if absent.' }),
  ),
};
const Terms = Type.Object({ kind: OfferKind, ...terms }, Closed);

const OfferTexts = Type.Record(Type.String(), Type.Object({ title: Type.String(), text: Type.String() }), {
  description: 'Title and text by language; languages without their own use English.',
});
/** Title and text of an offer by language; languages without their own use English. */
export type OfferTexts = DeepReadonly<Static<typeof OfferTexts>>;

const Draft = Type.Object(
  {
    terms: Terms,
    texts: Type.Record(
      Type.String({ pattern: '^[a-z]{2}$' }),
      Type.Object(
        {
          title: Type.String({ minLength: 1, maxLength: 80 }),
          text: Type.String({ minLength: 1, maxLength: 400 }),
        },
        Closed,
      ),
    ),
  },
  Closed,
);

const Faults = Type.Array(
  Type.Enum([
    'NO_CURRENCY',
    'CURRENCY_TWICE',
    'AMOUNT_MISSING',
    'PERCENT_MISSING',
    'CAP_MISSING',
    'WAGERING_MISSING',
    'WAGERING_NOT_HERE',
    'SPORT_RULES_MISSING',
    'GAMES_MISSING',
    'PRODUCT_MIX',
    'PRODUCT_OF_FREE_BET',
    'WAGERING_CAP',
    'DAYS_TOO_FEW',
    'PERIOD',
  ]),
  { description: 'Reasons why it can’t be published as it is.' },
);

const OperatorOffer = Type.Object({
  id: Type.String(),
  siteId: Type.String(),
  state: Type.Enum(['draft', 'published', 'ended']),
  version: Type.Integer(),
  grants: Type.Integer({ description: 'Number of grants so far.' }),
  terms: Type.Unsafe<OfferTerms>(Type.Object({ kind: BonusKind, ...terms })),
  texts: OfferTexts,
  changedAt: Instant,
  changedBy: Type.String({ description: 'Name of the operator.' }),
  faults: Faults,
});
/** Offer with its current version. */
export type OperatorOffer = DeepReadonly<Static<typeof OperatorOffer>>;

const OfferPreview = Type.Object({
  faults: Faults,
  iso: Iso,
  amount: Type.Optional(AmountOf('Absent if the sample player doesn’t get it.')),
  required: Type.Optional(AmountOf('Required wagering.')),
  cost: Type.Optional(AmountOf('Average cost of the wagering with stakes that count whole.')),
  maxBet: Type.Optional(Amount),
  maxConvert: Type.Optional(Amount),
});
/** An offer as a sample player would see it. */
export type OfferPreview = DeepReadonly<Static<typeof OfferPreview>>;

const OperatorGrant = Type.Object({
  id: Type.String(),
  playerId: Type.String(),
  offerId: Type.String(),
  version: Type.Integer({ description: 'Version of the offer whose terms it keeps.' }),
  title: Type.String({ description: 'English title of the offer.' }),
  kind: BonusKind,
  state: Bonus.properties.state,
  source: Type.Enum(['taken', 'deposit', 'code', 'operator', 'loyalty', 'prize', 'freeRounds']),
  iso: Iso,
  amount: nullable(AmountOf('Null while it waits for a deposit.')),
  required: AmountOf('Required wagering.'),
  done: Amount,
  converted: AmountOf('Became the player’s own money.'),
  removed: Amount,
  at: Instant,
  endedAt: nullable(Instant),
  endReason: nullable(Type.String()),
});
/** Bonus of a player. */
export type OperatorGrant = DeepReadonly<Static<typeof OperatorGrant>>;

const OperatorPromoCode = Type.Object({
  id: Type.String(),
  siteId: Type.String(),
  code: Type.String(),
  offerId: Type.String(),
  offerTitle: Type.String({ description: 'English title of the offer.' }),
  playerId: nullable(Type.String({ description: 'The only player who can use it.' })),
  uses: Type.Integer(),
  maxUses: nullable(Type.Integer()),
  perPlayer: Type.Integer(),
  budget: nullable(Amount),
  spent: nullable(Amount),
  iso: nullable(Iso),
  countries: Type.Array(Type.String()),
  needs: Type.Array(Need),
  from: nullable(Instant),
  to: nullable(Instant),
  endedAt: nullable(Instant),
});
/** Promo code with its uses. */
export type OperatorPromoCode = DeepReadonly<Static<typeof OperatorPromoCode>>;

const OperatorCodeUse = Type.Object({
  playerId: Type.String(),
  login: Type.String(),
  grantId: Type.String(),
  at: Instant,
});
/** Use of a promo code. */
export type OperatorCodeUse = DeepReadonly<Static<typeof OperatorCodeUse>>;

const NewCode = Type.Object(
  {
    code: Type.Optional(Type.String({ minLength: 4, maxLength: 32, description: 'Random if absent.' })),
    offerId: Type.String({ maxLength: 20 }),
    playerId: Type.Optional(
      Type.String({ maxLength: 20, description: 'The only player who can use it; every player if absent.' }),
    ),
    maxUses: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    perPlayer: Type.Integer({ minimum: 1, maximum: 1000 }),
    budget: Type.Optional(Bound('With `iso`, or neither.')),
    iso: Type.Optional(Currency),
    countries: Countries,
    needs: Needs,
    from: Type.Optional(Type.Integer({ minimum: 0, description: 'UTC milliseconds.' })),
    to: Type.Optional(Type.Integer({ minimum: 0, description: 'UTC milliseconds.' })),
  },
  Closed,
);

const Gift = Type.Object(
  {
    offerId: Type.String({ maxLength: 20 }),
    iso: Currency,
    isOffered: Type.Boolean({
      description: 'True if the player has to take it; otherwise it begins at once.',
    }),
    key: Type.String({
      pattern: '^[A-Za-z0-9-]{8,64}$',
      description: 'One value per intent: the same key gives once.',
    }),
    reason: Reason,
  },
  Closed,
);

const OfferParams = Type.Object({ offerId: AnyId });
const CodeParams = Type.Object({ codeId: AnyId });
const OfferId = Type.Object({ offerId: Type.String() });
const CodeId = Type.Object({ codeId: Type.String() });
const GrantId = Type.Object({ grantId: Type.String() });
const common = { tag: 'operators: bonuses', session: 'operator', scope: 'bonuses' } as const;

export const bonusCalls = {
  ...freeRoundsCalls,
  ...tournamentCalls,
  listBonusSites: defineCall({
    id: 'listBonusSites',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/bonuses',
    summary: 'Lists the sites.',
    answers: { 200: Type.Object({ sites: Type.Array(SiteChoice) }) },
    problems: [401, 403],
  }),
  listOffers: defineCall({
    id: 'listOffers',
    sites: 'site',
    ...common,
    method: 'get',
    path: '/ops/bonuses/{siteId}/offers',
    summary: 'Lists the offers of a site, newest first.',
    params: SiteParams,
    answers: { 200: Type.Object({ offers: Type.Array(OperatorOffer) }) },
    problems: [400, 401, 403, 404],
  }),
  showOffer: defineCall({
    id: 'showOffer',
    sites: 'offer',
    ...common,
    method: 'get',
    path: '/ops/bonus-offers/{offerId}',
    summary: 'Returns an offer with its current version.',
    params: OfferParams,
    answers: { 200: OperatorOffer },
    problems: [400, 401, 403, 404],
  }),
  previewOffer: defineCall({
    id: 'previewOffer',
    sites: 'site',
    ...common,
    isReading: true,
    method: 'post',
    path: '/ops/bonuses/{siteId}/preview',
    summary: 'Computes an offer for a sample player with a deposit.',
    params: SiteParams,
    body: Type.Object(
      { terms: Terms, iso: Currency, deposit: Bound('Deposit of the sample player.') },
      Closed,
    ),
    answers: { 200: OfferPreview },
    problems: [400, 401, 403, 404],
  }),
  createOffer: defineCall({
    id: 'createOffer',
    sites: 'site',
    ...common,
    audit: ['bonus.create'],
    method: 'post',
    path: '/ops/bonuses/{siteId}/offers',
    summary: 'Writes a new offer, which is a draft.',
    params: SiteParams,
    body: Draft,
    answers: { 200: OfferId },
    problems: [400, 401, 403, 404],
  }),
  editOffer: defineCall({
    id: 'editOffer',
    sites: 'offer',
    ...common,
    audit: ['bonus.edit'],
    method: 'post',
    path: '/ops/bonus-offers/{offerId}',
    summary:
      'Writes a new version of an offer; grants keep theirs. 409 `OFFER_FAULTS` if the offer is published and the version has faults.',
    params: OfferParams,
    body: Draft,
    answers: { 200: OfferId },
    problems: [400, 401, 403, 404, 409],
  }),
  publishOffer: defineCall({
    id: 'publishOffer',
    sites: 'offer',
    ...common,
    audit: ['bonus.publish'],
    method: 'post',
    path: '/ops/bonus-offers/{offerId}/publish',
    summary: 'Publishes an offer. 409 `OFFER_FAULTS` names its faults.',
    params: OfferParams,
    body: ReasonBody,
    answers: { 200: OfferId },
    problems: [400, 401, 403, 404, 409],
  }),
  endOffer: defineCall({
    id: 'endOffer',
    sites: 'offer',
    ...common,
    audit: ['bonus.end'],
    method: 'post',
    path: '/ops/bonus-offers/{offerId}/end',
    summary: 'Ends an offer. Its grants stay.',
    params: OfferParams,
    body: ReasonBody,
    answers: { 200: OfferId },
    problems: [400, 401, 403, 404],
  }),
  listBonusCodes: defineCall({
    id: 'listBonusCodes',
    sites: 'site',
    ...common,
    method: 'get',
    path: '/ops/bonuses/{siteId}/codes',
    summary: 'Lists the promo codes of a site.',
    params: SiteParams,
    answers: { 200: Type.Object({ codes: Type.Array(OperatorPromoCode) }) },
    problems: [400, 401, 403, 404],
  }),
  createBonusCode: defineCall({
    id: 'createBonusCode',
    sites: 'site',
    ...common,
    audit: ['promoCode.create'],
    method: 'post',
    path: '/ops/bonuses/{siteId}/codes',
    summary: 'Creates a promo code for an offer. 409 `CODE_TAKEN` if the site has the code already.',
    params: SiteParams,
    body: NewCode,
    answers: { 200: CodeId },
    problems: [400, 401, 403, 404, 409],
  }),
  endBonusCode: defineCall({
    id: 'endBonusCode',
    sites: 'bonusCode',
    ...common,
    audit: ['promoCode.end'],
    method: 'post',
    path: '/ops/bonus-codes/{codeId}/end',
    summary: 'Ends a promo code. One that has ended stays as it is.',
    params: CodeParams,
    body: ReasonBody,
    answers: { 200: CodeId },
    problems: [400, 401, 403, 404],
  }),
  listBonusCodeUses: defineCall({
    id: 'listBonusCodeUses',
    sites: 'bonusCode',
    ...common,
    method: 'get',
    path: '/ops/bonus-codes/{codeId}/uses',
    summary: 'Lists the uses of a promo code, newest first, at most 200.',
    params: CodeParams,
    answers: { 200: Type.Object({ uses: Type.Array(OperatorCodeUse) }) },
    problems: [400, 401, 403, 404],
  }),
  listBonusGrants: defineCall({
    id: 'listBonusGrants',
    sites: 'player',
    ...common,
    method: 'get',
    path: '/ops/bonus-grants/of/{playerId}',
    summary: 'Lists the bonuses of a player, at most 200.',
    params: PlayerParams,
    answers: { 200: Type.Object({ grants: Type.Array(OperatorGrant) }) },
    problems: [400, 401, 403, 404],
  }),
  giveBonus: defineCall({
    id: 'giveBonus',
    sites: 'player',
    ...common,
    audit: ['bonus.give', 'approval.ask'],
    method: 'post',
    path: '/ops/bonus-grants/of/{playerId}',
    summary:
      'Gives or offers the bonus of a published offer to a player, once per key. Above what one operator may give alone it waits for a second one (202).',
    params: PlayerParams,
    body: Gift,
    answers: { 200: GrantId, 202: WaitingAct },
    problems: [400, 401, 403, 404, 409],
  }),
  revokeBonus: defineCall({
    id: 'revokeBonus',
    sites: 'grant',
    ...common,
    audit: ['bonus.revoke'],
    method: 'post',
    path: '/ops/bonus-grants/{grantId}/revoke',
    summary: 'Revokes a bonus that isn’t over. Money that it has already become stays.',
    params: Type.Object({ grantId: AnyId }),
    body: ReasonBody,
    answers: { 200: GrantId },
    problems: [400, 401, 403, 404, 409],
  }),
};
