import { Type, type Static, type TProperties, type TSchema } from 'typebox';
import type { DeepReadonly } from '../call.ts';
import { loginModes, registrationTypes } from '../calls/access/schemas.ts';
import { Closed } from '../schemas.ts';
import type { EntryPart, SettingPart } from '../siteState.ts';
import { nullable } from './common.ts';

/** Schemas of the settings of a site that the list of sites has too. The server judges values by the rules of the list. */

const Euros = Type.String({ maxLength: 20, description: 'An amount in euros as decimal text.' });
const Whole = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });
const Country = Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1 alpha-2.' });
const Countries = Type.Union([Type.Array(Country, { maxItems: 250, uniqueItems: true }), Type.Null()], {
  description: 'Null without a list.',
});
const Ban = Type.Enum(['allowed', 'banned']);

/** Makes every field of a setting optional: a field that is absent keeps the value of the list of sites. */
const changed = <P extends TProperties>(fields: P) => Type.Partial(Type.Object(fields, Closed), Closed);

const WithdrawalSettings = {
  reversal: Type.Enum(['never', 'untilReview', 'untilApproved']),
  depositTurnover: Whole,
  identityAbove: Euros,
  codeAbove: Euros,
  automaticUpTo: Euros,
  needsVerification: Type.Boolean(),
  secondOperatorAbove: Euros,
  offersAutomatic: Type.Boolean(),
  reviewHours: Whole,
};

const VisitSettings = {
  popups: Type.Array(
    Type.Enum(['age', 'new-site', 'cookies', 'first-deposit', 'convert', 'bonus', 'install']),
    { maxItems: 20, uniqueItems: true },
  ),
  asksConsent: Type.Boolean(),
  isPwa: Type.Boolean(),
  isSnow: Type.Boolean(),
};

const Thresholds = Type.Array(
  Type.Object(
    {
      amount: Euros,
      days: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 100_000, description: 'All time if it is absent.' }),
      ),
    },
    Closed,
  ),
  { maxItems: 20 },
);
const SafetySettings = {
  hasSessionClock: Type.Boolean(),
  hasTestQuestions: Type.Boolean(),
  hasExtraLimitsSwitch: Type.Boolean(),
  isLockedWhilePending: Type.Boolean(),
  identityAbove: Thresholds,
  fundsAbove: Thresholds,
};

const GameSettings = {
  certifiedOnly: Type.Boolean(),
  autoplay: Ban,
  minCycleMs: changed({ slots: Whole, others: Whole }),
  celebrateOverStakeOnly: Type.Boolean(),
  parallelGames: Type.Enum(['perGame', 'one']),
  slotMaxStake: changed({ under25: Euros, from25: Euros }),
  demo: Type.Enum(['open', 'verified', 'off']),
  bonusBuy: Ban,
  jackpots: Ban,
  sessionSummary: Type.Boolean(),
};

const AccessSettings = {
  loginModes: Type.Array(Type.Enum([...loginModes]), { maxItems: 10, uniqueItems: true }),
  hasPasskeys: Type.Boolean(),
  registrationTypes: Type.Array(Type.Enum([...registrationTypes]), { maxItems: 10, uniqueItems: true }),
};

const OperatorSettings = {
  aloneInDay: Type.String({
    maxLength: 20,
    description: 'Most that one operator moves for one player in 24 hours, in the site’s currency.',
  }),
  messagePlayers: Whole,
};

const ConsultantSettings = {
  isOpen: Type.Boolean(),
  countries: Countries,
  exceptCountries: Countries,
};

const MethodAmount = Type.String({ maxLength: 30, description: 'Decimal text in the currency.' });
const MethodFee = Type.Object(
  {
    percent: Type.String({ maxLength: 10 }),
    fixed: Type.Optional(MethodAmount),
    least: Type.Optional(MethodAmount),
    most: Type.Optional(MethodAmount),
  },
  Closed,
);
const MethodId = Type.String({ maxLength: 32 });
const MethodState = Type.Enum(['on', 'maintenance', 'off'], {
  description: '`maintenance` shows the method and refuses payments by it; `off` hides it.',
});
const AccountAge = nullable(
  Type.Integer({
    minimum: 0,
    maximum: 100_000,
    description: 'Age in days from which accounts may use the method; null for every account.',
  }),
);
const MethodSettings = Type.Record(
  MethodId,
  Type.Object(
    {
      state: Type.Optional(MethodState),
      accountAgeDays: Type.Optional(AccountAge),
      currencies: Type.Optional(
        Type.Record(
          Type.String({ maxLength: 10 }),
          Type.Object(
            {
              min: Type.Optional(MethodAmount),
              max: Type.Optional(MethodAmount),
              fee: Type.Optional(nullable(MethodFee)),
            },
            Closed,
          ),
          { maxProperties: 100 },
        ),
      ),
    },
    Closed,
  ),
  { maxProperties: 500 },
);
const EffectiveMethods = Type.Record(
  MethodId,
  Type.Object({
    state: MethodState,
    accountAgeDays: AccountAge,
    currencies: Type.Record(
      Type.String(),
      Type.Object({ min: MethodAmount, max: MethodAmount, fee: nullable(MethodFee) }),
    ),
  }),
);

const fields = {
  withdrawals: WithdrawalSettings,
  visit: VisitSettings,
  safety: SafetySettings,
  games: GameSettings,
  access: AccessSettings,
  operators: OperatorSettings,
  consultant: ConsultantSettings,
} satisfies Readonly<Record<EntryPart, TProperties>>;

/** Schema of each setting in a change and in the site's state. */
export const settings = {
  withdrawals: nullable(changed(fields.withdrawals)),
  paymentMethods: nullable(MethodSettings),
  visit: nullable(changed(fields.visit)),
  safety: nullable(changed(fields.safety)),
  games: nullable(changed(fields.games)),
  access: nullable(changed(fields.access)),
  operators: nullable(changed(fields.operators)),
  consultant: nullable(changed(fields.consultant)),
} satisfies Readonly<Record<SettingPart, TSchema>>;

/** Schema of each setting as it applies. */
export const effectiveSettings = {
  withdrawals: Type.Object(fields.withdrawals),
  paymentMethods: EffectiveMethods,
  visit: Type.Object(fields.visit),
  safety: Type.Object(fields.safety),
  games: Type.Object(fields.games),
  access: Type.Object(fields.access),
  operators: Type.Object(fields.operators),
  consultant: Type.Object(fields.consultant),
} satisfies Readonly<Record<SettingPart, TSchema>>;

/** Changes of settings that operators made. */
export type SiteSettings = {
  readonly [Part in SettingPart]: DeepReadonly<Static<(typeof settings)[Part]>>;
};
/** Settings as they apply. */
export type EffectiveSettings = {
  readonly [Part in SettingPart]: DeepReadonly<Static<(typeof effectiveSettings)[Part]>>;
};
