import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import { Closed, Milliseconds } from '../schemas.ts';
import { Block, Maintenance, SiteConfig } from './site.ts';

const Language = Type.String({ pattern: '^[a-z]{2}$', description: 'A language segment of addresses.' });

/** Country of the visitor as known to the caller; a proxy in front of the platform takes precedence. */
const Country = Type.Object({
  'x-country-code': Type.Optional(
    Type.String({ maxLength: 20, description: 'ISO 3166-1 alpha-2; anything else is no country.' }),
  ),
});

const Address = Type.String({
  maxLength: 2048,
  description: 'Path and query of a page of this site, with its language, as `/en/live?tab=1`.',
});

const SiteBrand = Type.Object(
  {
    id: Type.String({ description: 'Names its page: `/providers/{id}`.' }),
    name: Type.String(),
    logo: Type.Optional(Type.String({ description: 'Path of a picture on this host.' })),
  },
  { title: 'SiteBrand' },
);

/** Contents of the configuration groups: fields of the configuration, and data too large for every page. */
const GroupFields = Type.Partial(
  Type.Object({
    ...SiteConfig.properties,
    brands: Type.Array(SiteBrand, { description: 'Makers of games whose brands the site shows, in order.' }),
  }),
);
export type GroupFields = Static<typeof GroupFields>;

export const siteState = defineCall({
  id: 'siteState',
  method: 'get',
  path: '/bff-api/config/all.json',
  tag: 'site',
  summary:
    'The site’s configuration as it is now, with its gates in one language: what a running page asks for when `stateVersion` has risen, and what a page without an inlined configuration starts with.',
  session: 'anyone',
  query: Type.Object({ lang: Type.Optional(Language) }),
  headers: Country,
  answers: { 200: SiteConfig },
  problems: [],
});

export const configGroupNames = [
  'site',
  'languages',
  'routes',
  'registration',
  'terms',
  'coupon',
  'gates',
  'brands',
] as const;
export type ConfigGroupName = (typeof configGroupNames)[number];

export const configGroups = defineCall({
  id: 'configGroups',
  method: 'get',
  path: '/bff-api/config/group/get',
  tag: 'site',
  summary:
    'Parts of the site’s configuration by name. May be kept for as long as `cache-control` says: 600 to 900 s, another time in each answer, so that clients don’t ask together. Names that are none are left out.',
  session: 'anyone',
  query: Type.Object({
    groups: Type.String({
      pattern: '^[a-z]{1,20}(,[a-z]{1,20}){0,19}$',
      description: `Names with commas between: ${configGroupNames.join(', ')}.`,
    }),
    lang: Type.Optional(Language),
  }),
  answers: {
    200: Type.Object({
      groups: Type.Record(Type.String(), GroupFields, {
        description: 'Fields of SiteConfig, and `brands`, by the name of their group.',
      }),
    }),
  },
  problems: [400],
});

export const blockState = defineCall({
  id: 'blockState',
  method: 'post',
  path: '/blocks-api/api/v2/block',
  tag: 'site',
  summary:
    'Whether a page of the site is closed to this visitor: by the site, by the country, or by the player’s account, in that order. Also the poll by which a running page follows its site: maintenance as it stands, and the version of the site’s state.',
  session: 'anyone',
  headers: Country,
  body: Type.Object(
    { auth: Type.Boolean({ description: 'Whether the page believes a player is signed in.' }), url: Address },
    Closed,
  ),
  answers: {
    200: Type.Object({
      data: Type.Object({
        ...Block.properties,
        maintenance: Type.Optional(Maintenance),
        stateVersion: Type.Integer({
          description: 'Of the SiteConfig; when a page has another one it asks for `all.json`.',
        }),
        serverTime: Milliseconds,
      }),
    }),
  },
  problems: [400],
});

export const redirectOf = defineCall({
  id: 'redirectOf',
  method: 'post',
  path: '/redirects-api/api/v1/redirect-light',
  tag: 'site',
  summary:
    'Where the site sends whoever asks for an address. The answer is always an address of this host: a page, or `/leave/{id}`, which leaves the site to the address that the site’s own list has under that id.',
  session: 'anyone',
  body: Type.Object({ url: Address }, Closed),
  answers: {
    200: Type.Object({
      data: Type.Object({
        redirect: Type.Boolean(),
        code: Type.Enum([200, 301, 302, 307, 308], {
          description: 'The status that the redirect would have over HTTP; 200 without one.',
        }),
        url: Type.String({
          description:
            'Path and query, with the language of the address asked for; empty without a redirect. An address beneath `/leave/` has to be opened by the browser, not by the app.',
        }),
        reasons: Type.Array(Type.String(), {
          description: 'Of each step, the operator’s word; `cyclic` where the steps come back to one before.',
        }),
        breadcrumbs: Type.Array(Type.String(), {
          description: 'The paths gone through without language, the one asked for first.',
        }),
      }),
    }),
  },
  problems: [400],
});
