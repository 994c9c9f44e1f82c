import { LoyaltyPlan, VerificationPlan } from '@touchline/contract';
import { featureNames } from '@touchline/contract/pages';
import { Type, type TSchema } from 'typebox';
import { blockReasons, redirectCodes, siteFlags, type SiteStatePart } from '../../../site/index.ts';

const closed = { additionalProperties: false };
/** UTC seconds. */
const Seconds = Type.Integer({ minimum: 0, maximum: 10_000_000_000 });
const OrNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Path = Type.String({ minLength: 1, maxLength: 200 });
const Reason = Type.Enum([...blockReasons]);

const flags = Type.Object(
  Object.fromEntries(siteFlags.map((flag) => [flag, Type.Optional(Type.Boolean())])),
  closed,
);

const routes = OrNull(Type.Array(Type.Enum([...featureNames]), { uniqueItems: true }));

const PartName = Type.String({ minLength: 1, maxLength: 32 });

const maintenance = OrNull(
  Type.Object(
    {
      startAt: Seconds,
      finishAt: OrNull(Seconds),
      notifyStartDate: OrNull(Seconds),
      notifyEndDate: OrNull(Seconds),
      texts: Type.Record(
        Type.String({ pattern: '^[a-z]{2}$' }),
        Type.String({ minLength: 1, maxLength: 500 }),
      ),
    },
    closed,
  ),
);

const countryBlocks = Type.Array(
  Type.Object({ country: Type.String({ pattern: '^[A-Z]{2}$' }), reason: Reason }, closed),
  { maxItems: 250 },
);

const Target = Type.Union([
  Type.Object({ path: Path }, closed),
  Type.Object({ outside: Type.String({ minLength: 1, maxLength: 32 }) }, closed),
]);

const redirects = Type.Array(
  Type.Object(
    {
      from: Path,
      to: Target,
      code: Type.Enum([...redirectCodes]),
      reason: Type.String({ minLength: 1, maxLength: 80 }),
    },
    closed,
  ),
  { maxItems: 500 },
);

/** Untrusted, and validated one by one. */
export const BrandPairs = Type.Array(
  Type.Object(
    { css_prop: Type.String({ maxLength: 100 }), css_value: Type.String({ maxLength: 500 }) },
    closed,
  ),
  { maxItems: 200 },
);

/** Schema of each part of a site's state; `judgeState` validates its meaning. */
export const statePartSchemas = {
  flags,
  routes,
  homeParts: OrNull(Type.Array(PartName, { maxItems: 32 })),
  maintenance,
  block: OrNull(Reason),
  countryBlocks,
  terms: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  notFound: Type.Array(Path, { maxItems: 500, uniqueItems: true }),
  redirects,
  brandPairs: OrNull(BrandPairs),
  partitions: OrNull(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 100, uniqueItems: true })),
  loyalty: OrNull(LoyaltyPlan),
  verification: OrNull(VerificationPlan),
} as const satisfies Readonly<Record<SiteStatePart, TSchema>>;
