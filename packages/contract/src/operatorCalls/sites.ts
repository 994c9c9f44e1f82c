import { Type, type Static, type TSchema } from 'typebox';
import { defineCall, type DeepReadonly } from '../call.ts';
import { VerificationPlan as VerificationPlanSchema } from '../calls/account/verification.ts';
import { LoyaltyPlan as LoyaltyPlanSchema } from '../calls/loyalty/plan.ts';
import { SeoContent } from '../calls/site/seo.ts';
import { featureNames } from '../pages/features.ts';
import { homeParts } from '../pages/homeParts.ts';
import { Closed } from '../schemas.ts';
import { blockReasons, redirectCodes, siteFlags, type SettingPart } from '../siteState.ts';
import { checkTypes } from '../verification.ts';
import { nullable, Reason, SiteParams, WaitingAct } from './common.ts';
import { effectiveSettings, settings } from './siteSettings.ts';

export type LoyaltyPlan = DeepReadonly<Static<typeof LoyaltyPlanSchema>>;
export type VerificationPlan = DeepReadonly<Static<typeof VerificationPlanSchema>>;

const Text = Type.String();
const Texts = Type.Array(Text);
const Flags = Type.Record(Type.String(), Type.Boolean());
const HomeParts = Type.Array(Type.Enum([...homeParts]));

const MaintenanceWindow = Type.Object(
  {
    startAt: Type.Integer(),
    finishAt: nullable(Type.Integer({ description: 'Expected end; null if unknown.' })),
    notifyStartDate: nullable(
      Type.Integer({ description: 'Start of the announcement to players; null for no announcement.' }),
    ),
    notifyEndDate: nullable(
      Type.Integer({ description: 'End of the announcement; null for the start of the maintenance.' }),
    ),
    texts: Type.Record(Type.String(), Text, {
      description: 'Announcement texts by language; languages without one use the app’s own text.',
    }),
  },
  { description: 'Maintenance window of a site; UTC seconds.' },
);
export type MaintenanceWindow = DeepReadonly<Static<typeof MaintenanceWindow>>;

const CountryBlock = Type.Object({
  country: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
  reason: Type.Integer({ description: 'Numeric reason, as used by the app’s pages.' }),
});
export type CountryBlock = DeepReadonly<Static<typeof CountryBlock>>;

const Redirect = Type.Object({
  from: Type.String({ description: 'Path without language; a trailing `/*` matches everything below.' }),
  to: Type.Union([Type.Object({ path: Text }), Type.Object({ outside: Text })], {
    description: 'Page of this site, or the id of an external URL in the site’s configuration.',
  }),
  code: Type.Integer(),
  reason: Type.String({ description: 'Reason for logs and answers.' }),
});
export type Redirect = DeepReadonly<Static<typeof Redirect>>;

const BrandPair = Type.Object({ css_prop: Text, css_value: Text });
export type BrandPair = DeepReadonly<Static<typeof BrandPair>>;

const SiteState = Type.Object(
  {
    flags: Flags,
    routes: nullable(
      Type.Array(Text, {
        description:
          'Feature flags required by routes (`availableRoutes`), replacing the configured ones; null for the configured ones.',
      }),
    ),
    homeParts: nullable(HomeParts),
    maintenance: nullable(MaintenanceWindow),
    block: nullable(
      Type.Integer({ description: 'Reason why the whole site is closed; null while it is open.' }),
    ),
    countryBlocks: Type.Array(CountryBlock),
    terms: Type.Integer({ description: 'Version of the terms that players accept.' }),
    notFound: Texts,
    redirects: Type.Array(Redirect),
    brandPairs: nullable(Type.Array(BrandPair)),
    partitions: nullable(
      Type.Array(Text, {
        description: 'Names of the partner sections that are shown; null for all configured ones.',
      }),
    ),
    loyalty: nullable(LoyaltyPlanSchema),
    verification: nullable(VerificationPlanSchema),
    ...settings,
  },
  {
    description:
      'Changes that operators made to a site, on top of the configured list of sites. A null leaves the configured value.',
  },
);
export type SiteState = DeepReadonly<Static<typeof SiteState>>;

/** Describes a part as it applies, beside the value of the list of sites. */
const part = <S extends TSchema>(value: S) =>
  Type.Object({
    isSet: Type.Boolean({
      description: 'True if operators have set the part; else the list of sites applies.',
    }),
    effective: value,
    listed: value,
  });

const SiteParts = Type.Object(
  {
    flags: part(Flags),
    routes: part(Texts),
    homeParts: part(HomeParts),
    maintenance: part(SiteState.properties.maintenance),
    block: part(SiteState.properties.block),
    countryBlocks: part(SiteState.properties.countryBlocks),
    terms: part(SiteState.properties.terms),
    notFound: part(SiteState.properties.notFound),
    redirects: part(SiteState.properties.redirects),
    brandPairs: part(Type.Array(BrandPair)),
    partitions: part(Texts),
    loyalty: part(LoyaltyPlanSchema),
    verification: part(VerificationPlanSchema),
    withdrawals: part(effectiveSettings.withdrawals),
    paymentMethods: part(effectiveSettings.paymentMethods),
    visit: part(effectiveSettings.visit),
    safety: part(effectiveSettings.safety),
    games: part(effectiveSettings.games),
    access: part(effectiveSettings.access),
    operators: part(effectiveSettings.operators),
    consultant: part(effectiveSettings.consultant),
  } satisfies Readonly<Record<keyof SiteState, TSchema>>,
  {
    description:
      'Every part as it applies (`effective`), as the list of sites and the list of payment providers have it (`listed`), and whether operators have set it.',
  },
);
export type SiteParts = DeepReadonly<Static<typeof SiteParts>>;

const Site = Type.Object(
  {
    id: Text,
    companyName: Text,
    brand: Text,
    hosts: Texts,
    languages: Texts,
    version: Type.Integer({ description: 'Version of the state, required to change it.' }),
    state: SiteState,
    flags: Type.Record(Type.String(), Type.Boolean(), {
      description: 'Effective flags: the configured ones with the operators’ changes.',
    }),
    routes: Texts,
    homeParts: Type.Array(Type.Enum([...homeParts]), {
      description: 'Effective parts of the home page in display order.',
    }),
    knownHomeParts: Type.Array(Type.Enum([...homeParts]), {
      description: 'All parts that a home page may have, in the default order.',
    }),
    loyalty: LoyaltyPlanSchema,
    verification: VerificationPlanSchema,
    parts: SiteParts,
    checkTypes: Type.Array(Type.Enum([...checkTypes]), {
      description: 'Types for which the platform has a verifier.',
    }),
    outside: Type.Record(Type.String(), Text, { description: 'External URLs by id.' }),
    faults: Type.Array(Text, {
      maxItems: 20,
      description:
        'Error messages of values in the list of sites, and of brand pairs, that defaults replace. Empty if everything applies as written.',
    }),
  },
  { title: 'OperatorSite' },
);
export type Site = DeepReadonly<Static<typeof Site>>;

const JudgedPairs = Type.Object({
  accepted: Type.Array(BrandPair, { description: 'Valid pairs, as they would be output.' }),
  refused: Type.Array(
    Type.Object({ ...BrandPair.properties, index: Type.Integer(), kind: Text, reason: Text }),
  ),
  preview: Type.Array(
    Type.Object({ mode: Type.Enum(['light', 'dark', 'contrast']), tokens: Type.Record(Type.String(), Text) }),
    {
      description:
        'All tokens of the site with the accepted pairs, in each mode, by the names of their custom properties.',
    },
  ),
});
/** Result of validating brand pairs. */
export type JudgedPairs = DeepReadonly<Static<typeof JudgedPairs>>;

const UtcSeconds = Type.Integer({ minimum: 0, maximum: 10_000_000_000, description: 'UTC seconds.' });
const Path = Type.String({ minLength: 1, maxLength: 200 });
const BlockReason = Type.Enum([...blockReasons]);
const BrandPairs = Type.Array(
  Type.Object(
    { css_prop: Type.String({ maxLength: 100 }), css_value: Type.String({ maxLength: 500 }) },
    Closed,
  ),
  { maxItems: 200 },
);

/** Schema of each part of a site's state in a change. The handler validates its meaning. */
const parts = {
  flags: Type.Object(
    Object.fromEntries(siteFlags.map((flag) => [flag, Type.Optional(Type.Boolean())])),
    Closed,
  ),
  routes: nullable(Type.Array(Type.Enum([...featureNames]), { uniqueItems: true })),
  homeParts: nullable(Type.Array(Type.String({ minLength: 1, maxLength: 32 }), { maxItems: 32 })),
  maintenance: nullable(
    Type.Object(
      {
        startAt: UtcSeconds,
        finishAt: nullable(UtcSeconds),
        notifyStartDate: nullable(UtcSeconds),
        notifyEndDate: nullable(UtcSeconds),
        texts: Type.Record(
          Type.String({ pattern: '^[a-z]{2}$' }),
          Type.String({ minLength: 1, maxLength: 500 }),
        ),
      },
      Closed,
    ),
  ),
  block: nullable(BlockReason),
  countryBlocks: Type.Array(
    Type.Object({ country: Type.String({ pattern: '^[A-Z]{2}$' }), reason: BlockReason }, Closed),
    { maxItems: 250 },
  ),
  terms: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  notFound: Type.Array(Path, { maxItems: 500, uniqueItems: true }),
  redirects: Type.Array(
    Type.Object(
      {
        from: Path,
        to: Type.Union([
          Type.Object({ path: Path }, Closed),
          Type.Object({ outside: Type.String({ minLength: 1, maxLength: 32 }) }, Closed),
        ]),
        code: Type.Enum([...redirectCodes]),
        reason: Type.String({ minLength: 1, maxLength: 80 }),
      },
      Closed,
    ),
    { maxItems: 500 },
  ),
  brandPairs: nullable(BrandPairs),
  partitions: nullable(Type.Array(Type.String({ maxLength: 32 }), { maxItems: 100, uniqueItems: true })),
  loyalty: nullable(LoyaltyPlanSchema),
  verification: nullable(VerificationPlanSchema),
  ...settings,
} as const satisfies Readonly<Record<keyof SiteState, TSchema>>;

const common = { tag: 'operators: sites', session: 'operator', scope: 'sites' } as const;

/** Makes the common fields of the calls that change one part of a site's state. */
const changeOf = <Part extends keyof typeof parts>(part: Part) =>
  ({
    ...common,
    sites: 'site',
    method: 'put',
    path: `/ops/sites/{siteId}/${part}`,
    params: SiteParams,
    body: Type.Object(
      {
        version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
        reason: Reason,
        value: parts[part],
      },
      Closed,
    ),
    problems: [400, 401, 403, 404, 409],
  }) as const;

/** Defines the call that changes one part of a site's state. */
function change<const Id extends string, Part extends Exclude<keyof typeof parts, SettingPart>>(
  id: Id,
  part: Part,
  summary: string,
) {
  return defineCall({
    id,
    ...changeOf(part),
    audit: [`site.${part}`],
    summary: `${summary} 409 \`VERSION_CONFLICT\` if another change came first.`,
    answers: { 200: Site },
  });
}

/** Defines the call that changes a part whose looser values need a second operator. */
function changeSetting<const Id extends string, Part extends SettingPart>(
  id: Id,
  part: Part,
  summary: string,
) {
  return defineCall({
    id,
    ...changeOf(part),
    audit: [`site.${part}`, 'approval.ask'],
    summary: `${summary} Fields that are absent, and null, keep the values of the list. 202 with \`approvalId\` if it loosens a guard: another operator has to agree. 409 \`VERSION_CONFLICT\` if another change came first.`,
    answers: { 200: Site, 202: WaitingAct },
  });
}

const PageName = {
  language: Type.String({
    pattern: '^([a-z]{2}|[*])$',
    description: 'Language of addresses, or `*` for every language.',
  }),
  path: Type.String({
    maxLength: 300,
    pattern: '^$|^[A-Za-z0-9][A-Za-z0-9/_-]*$',
    description: 'Path after the language; empty for home.',
  }),
};
const OptionalText = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const PageFields = Type.Object(
  {
    title: OptionalText(200),
    description: OptionalText(500),
    customCanonical: Type.Optional(
      Type.Union([
        Type.Object({ mode: Type.Literal('url'), targetUrl: Type.String({ maxLength: 500 }) }, Closed),
        Type.Object({ mode: Type.Literal('mirror'), domainHost: Type.String({ maxLength: 253 }) }, Closed),
      ]),
    ),
    metaRobots: OptionalText(200),
    hierarchyMetaRobots: OptionalText(200),
    metas: Type.Optional(
      Type.Array(
        Type.Object(
          { name: Type.String({ maxLength: 64 }), content: Type.String({ maxLength: 500 }) },
          Closed,
        ),
        { maxItems: 30 },
      ),
    ),
    mediaLinks: Type.Optional(
      Type.Array(
        Type.Object(
          { media: Type.String({ maxLength: 100 }), host: Type.String({ maxLength: 253 }) },
          Closed,
        ),
        { maxItems: 10 },
      ),
    ),
    content: OptionalText(50_000),
    style: OptionalText(5_000),
    picture: Type.Optional(
      Type.Object({ src: Type.String({ maxLength: 300 }), alt: Type.String({ maxLength: 200 }) }, Closed),
    ),
  },
  Closed,
);

const SeoPageTexts = Type.Object({
  language: PageName.language,
  path: PageName.path,
  fields: Type.Record(Type.String(), Type.Unknown()),
});
/** Texts of a page for search engines, as an operator wrote them. */
export type SeoPageTexts = DeepReadonly<Static<typeof SeoPageTexts>>;

const PrintedFields = Type.Object({
  title: Type.Optional(Text),
  description: Type.Optional(Text),
  customCanonical: Type.Optional(
    Type.Union([
      Type.Object({ mode: Type.Literal('url'), targetUrl: Text }),
      Type.Object({ mode: Type.Literal('mirror'), domainHost: Text }),
    ]),
  ),
  metaRobots: Type.Optional(Text),
  hierarchyMetaRobots: Type.Optional(Text),
  metas: Type.Array(Type.Object({ name: Text, content: Text })),
  mediaLinks: Type.Array(Type.Object({ media: Text, host: Text })),
  ...SeoContent.properties,
  picture: Type.Optional(Type.Object({ src: Text, alt: Text })),
});

const EventCount = Type.Object({
  event: Text,
  detail: Type.String({ description: 'Empty if the event has none.' }),
  count: Type.Integer(),
});
/** Count of an analytics event on a day. */
export type EventCount = DeepReadonly<Static<typeof EventCount>>;

/** Calls about sites and their pages. */
export const siteCalls = {
  listSites: defineCall({
    id: 'listSites',
    sites: 'list',
    ...common,
    method: 'get',
    path: '/ops/sites',
    summary: 'Returns the sites with their state and its `version`.',
    answers: { 200: Type.Object({ sites: Type.Array(Site) }) },
    problems: [401, 403],
  }),
  showSite: defineCall({
    id: 'showSite',
    sites: 'site',
    ...common,
    method: 'get',
    path: '/ops/sites/{siteId}',
    summary: 'Returns a site with its state and its `version`.',
    params: SiteParams,
    answers: { 200: Site },
    problems: [400, 401, 403, 404],
  }),
  changeSiteFlags: change('changeSiteFlags', 'flags', 'Changes switches of a site’s configuration.'),
  changeSiteRoutes: change(
    'changeSiteRoutes',
    'routes',
    'Replaces the features of a site; null restores those of the list of sites.',
  ),
  changeSiteHomeParts: change(
    'changeSiteHomeParts',
    'homeParts',
    'Replaces the parts of a site’s home page, in display order; null restores those of the list of sites. An empty list, and unknown or repeated parts, are refused.',
  ),
  changeSiteMaintenance: change(
    'changeSiteMaintenance',
    'maintenance',
    'Sets the maintenance window of a site; null removes it.',
  ),
  changeSiteBlock: change('changeSiteBlock', 'block', 'Closes a whole site for a reason; null opens it.'),
  changeSiteCountryBlocks: change(
    'changeSiteCountryBlocks',
    'countryBlocks',
    'Replaces the countries whose visitors a site is closed to.',
  ),
  changeSiteTerms: change(
    'changeSiteTerms',
    'terms',
    'Raises the version of the terms that players of a site have to accept.',
  ),
  changeSiteNotFound: change(
    'changeSiteNotFound',
    'notFound',
    'Replaces the paths of a site that answer 404.',
  ),
  changeSiteRedirects: change(
    'changeSiteRedirects',
    'redirects',
    'Replaces the redirects of a site. Cycles are refused.',
  ),
  changeSiteBrandPairs: change(
    'changeSiteBrandPairs',
    'brandPairs',
    'Replaces the brand pairs of a site; null restores those of the list of sites. One refused pair refuses the change (`BRAND_PAIR_REFUSED`).',
  ),
  changeSitePartitions: change(
    'changeSitePartitions',
    'partitions',
    'Replaces the partner sections that a site shows; null shows all of them.',
  ),
  changeSiteLoyalty: change(
    'changeSiteLoyalty',
    'loyalty',
    'Replaces the plans of rewards of a site; null restores those of the list of sites.',
  ),
  changeSiteVerification: change(
    'changeSiteVerification',
    'verification',
    'Replaces the groups of verification types of a site; null restores those of the list of sites.',
  ),
  changeSiteWithdrawals: changeSetting(
    'changeSiteWithdrawals',
    'withdrawals',
    'Replaces rules of a site’s withdrawals.',
  ),
  changeSitePaymentMethods: changeSetting(
    'changeSitePaymentMethods',
    'paymentMethods',
    'Replaces states, bounds and fees of a site’s payment methods, by their ids in the list of payment providers.',
  ),
  changeSiteVisit: changeSetting(
    'changeSiteVisit',
    'visit',
    'Replaces popups, consent, the installed app and snow of a site.',
  ),
  changeSiteSafety: changeSetting(
    'changeSiteSafety',
    'safety',
    'Replaces a site’s own rules of safer play, which only make those of the law stricter.',
  ),
  changeSiteGames: changeSetting(
    'changeSiteGames',
    'games',
    'Replaces a site’s own rules of games, which only make those of the law stricter.',
  ),
  changeSiteAccess: changeSetting(
    'changeSiteAccess',
    'access',
    'Replaces the ways to sign in and to register of a site, among those of the list.',
  ),
  changeSiteOperators: changeSetting(
    'changeSiteOperators',
    'operators',
    'Replaces the bounds of an operator of a site who acts without a second person.',
  ),
  changeSiteConsultant: changeSetting(
    'changeSiteConsultant',
    'consultant',
    'Opens, closes or replaces the countries of a site’s payment consultant.',
  ),
  judgeBrandPairs: defineCall({
    id: 'judgeBrandPairs',
    sites: 'site',
    ...common,
    isReading: true,
    method: 'post',
    path: '/ops/brand-pairs/judge',
    summary:
      'Judges pairs with the theme of a site: returns the valid pairs as they would be printed, the others with reasons, and every token in each mode for a preview. The console calls it while values are typed.',
    body: Type.Object({ siteId: Type.String(), pairs: BrandPairs }, Closed),
    answers: { 200: JudgedPairs },
    problems: [400, 401, 403, 404],
  }),
  listSeoPages: defineCall({
    id: 'listSeoPages',
    sites: 'site',
    ...common,
    method: 'get',
    path: '/ops/sites/{siteId}/seo-pages',
    summary: 'Returns the texts for search engines that operators wrote for pages of a site.',
    params: SiteParams,
    answers: { 200: Type.Object({ pages: Type.Array(SeoPageTexts) }) },
    problems: [400, 401, 403, 404],
  }),
  writeSeoPage: defineCall({
    id: 'writeSeoPage',
    sites: 'site',
    ...common,
    audit: ['site.seoPage'],
    method: 'put',
    path: '/ops/sites/{siteId}/seo-pages',
    summary:
      'Writes the texts of a page for search engines, in place of those before. Returns the part of them that will be printed.',
    params: SiteParams,
    body: Type.Object({ ...PageName, fields: PageFields }, Closed),
    answers: { 200: Type.Object({ printed: PrintedFields }) },
    problems: [400, 401, 403, 404],
  }),
  removeSeoPage: defineCall({
    id: 'removeSeoPage',
    sites: 'site',
    ...common,
    audit: ['site.seoPageRemoved'],
    method: 'delete',
    path: '/ops/sites/{siteId}/seo-pages',
    summary: 'Removes the texts of a page for search engines. `isRemoved` is false if it had none.',
    params: SiteParams,
    query: Type.Object(PageName, Closed),
    answers: { 200: Type.Object({ isRemoved: Type.Boolean() }) },
    problems: [400, 401, 403, 404],
  }),
  countEventsOfSite: defineCall({
    id: 'countEventsOfSite',
    sites: 'site',
    ...common,
    method: 'get',
    path: '/ops/sites/{siteId}/analytics',
    summary:
      'Returns the counts of a site’s analytics events on a day, highest first. Counts are stored for 90 days.',
    params: SiteParams,
    query: Type.Object(
      { day: Type.String({ pattern: '^20\\d{2}-\\d{2}-\\d{2}$', description: 'Day in UTC, ISO 8601.' }) },
      Closed,
    ),
    answers: { 200: Type.Object({ counts: Type.Array(EventCount) }) },
    problems: [400, 401, 403, 404],
  }),
};
