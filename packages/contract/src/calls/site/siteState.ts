import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Closed, Milliseconds } from '../../schemas.ts';
import { Block, Maintenance, SiteConfig } from './site.ts';

const Language = Type.String({ pattern: '^[a-z]{2}$', description: 'A language segment of addresses.' });

/** Country of the visitor as known to the caller; a proxy in front of the platform takes precedence. */
const Country = Type.Object({
  'x-country-code': Type.Optional(
    Type.String({ maxLength: 20, description: 'ISO 3166-1 alpha-2; other values are ignored.' }),
  ),
});

const Address = Type.String({
  maxLength: 2048,
  description: 'Path and query of a page of this site, with its language, as `/en/live?tab=1`.',
});

const SiteBrand = Type.Object(
  {
    id: Type.String({ description: 'Id in the path of its page: `/providers/{id}`.' }),
    name: Type.String(),
    logo: Type.Optional(Type.String({ description: 'Path of an image on this host.' })),
  },
  { title: 'SiteBrand' },
);

/** Contents of the configuration groups: fields of the configuration, and data too large for every page. */
const GroupFields = Type.Partial(
  Type.Object({
    ...SiteConfig.properties,
    brands: Type.Array(SiteBrand, { description: 'Game makers whose brands the site shows, in order.' }),
  }),
);
export type GroupFields = Static<typeof GroupFields>;

export const siteState = defineCall({
  id: 'siteState',
  method: 'get',
  path: '/bff-api/config/all.json',
  tag: 'site',
  summary:
    'Returns the site’s current configuration, with blocks and maintenance in one language: for a running page when `stateVersion` has increased, and for a page without an inlined configuration.',
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
    'Returns groups of the site’s configuration by name. May be cached for the lifetime in `cache-control`: 600 to 900 s, different in each answer, so that clients don’t refresh simultaneously. Unknown names are omitted.',
  session: 'anyone',
  query: Type.Object({
    groups: Type.String({
      pattern: '^[a-z]{1,20}(,[a-z]{1,20}){0,19}$',
      description: `Comma-separated names: ${configGroupNames.join(', ')}.`,
    }),
    lang: Type.Optional(Language),
  }),
  answers: {
    200: Type.Object({
      groups: Type.Record(Type.String(), GroupFields, {
        description: 'Fields of SiteConfig, and `brands`, by group name.',
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
    'Returns whether a page of the site is closed to this visitor: by the site, by the country, or by the player’s account, in that order. Running pages also poll it for maintenance and the version of the site’s state.',
  session: 'anyone',
  headers: Country,
  body: Type.Object(
    {
      auth: Type.Boolean({ description: 'Whether a player is signed in according to the page.' }),
      url: Address,
    },
    Closed,
  ),
  answers: {
    200: Type.Object({
      data: Type.Object({
        ...Block.properties,
        maintenance: Type.Optional(Maintenance),
        stateVersion: Type.Integer({
          description: 'Version of the SiteConfig; a page with another one requests `all.json`.',
        }),
        entry: Type.Optional(
          Type.String({
            description:
              'Address of the script that starts the current version of the app: a page that was started by another one is outdated. Absent where the platform doesn’t deliver the app.',
          }),
        ),
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
    'Returns the redirect of an address. The target is always on this host: a page, or `/leave/{id}`, which leaves the site for the address that the site’s own list has under that id.',
  session: 'anyone',
  body: Type.Object({ url: Address }, Closed),
  answers: {
    200: Type.Object({
      data: Type.Object({
        redirect: Type.Boolean(),
        code: Type.Enum([200, 301, 302, 307, 308], {
          description: 'HTTP status of the redirect; 200 without one.',
        }),
        url: Type.String({
          description:
            'Path and query, with the language of the requested address; empty without a redirect. An address under `/leave/` has to be opened by the browser, not by the app.',
        }),
        reasons: Type.Array(Type.String(), {
          description: 'The operator’s reason for each step; `cyclic` if the steps return to an earlier one.',
        }),
        breadcrumbs: Type.Array(Type.String(), {
          description: 'Paths of all steps without language, the requested one first.',
        }),
      }),
    }),
  },
  problems: [400],
});
