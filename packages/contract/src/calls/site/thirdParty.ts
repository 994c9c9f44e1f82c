import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { SeoContent } from './seo.ts';

const PartName = Type.String({ pattern: '^[a-z][a-z0-9-]{0,31}$', description: 'A partition’s name.' });

/** Metadata of a partner's page; every partner's platform returns the same headers. */
const PageHeaders = Type.Object({
  'mf-render-mode': Type.Literal('json'),
  'mf-api-version': Type.Literal('v2'),
  'force-spa': Type.Optional(Type.Literal('1')),
});

const RemotePage = Type.Object(
  {
    appName: PartName,
    title: Type.String(),
    body: SeoContent.properties.content,
    style: SeoContent.properties.style,
    head: Type.Array(Type.Object({ name: Type.String(), content: Type.String() })),
    frame: Type.Optional(
      Type.String({
        description:
          'Path of the document that runs the part’s `codeToEval`, `scriptsToLoad` and `cssToLoad`, apart from the site; absent when there is nothing to run.',
      }),
    ),
  },
  { title: 'RemotePage' },
);

const pageAt = {
  path: '/web-api/third-party/api/pages/{name}',
  tag: 'third-party',
  session: 'anyone',
  params: Type.Object({ name: PartName }),
  headers: PageHeaders,
  answers: { 200: RemotePage },
} as const;

export const thirdPartyPartitions = defineCall({
  id: 'thirdPartyPartitions',
  method: 'get',
  path: '/web-api/third-party/api/list-available-partitions',
  tag: 'third-party',
  summary:
    'Lists the remote parts of partners, and the categories of the casino as `casino-<slug>`, that this site currently shows.',
  session: 'anyone',
  answers: {
    200: Type.Object({ listAvailablePartitions: Type.Array(PartName), success: Type.Boolean() }),
  },
  problems: [],
});

export const remotePage = defineCall({
  ...pageAt,
  id: 'remotePage',
  method: 'get',
  summary:
    'Returns a partner’s page as data: the partner’s answer is parsed, validated and rebuilt, so that none of its markup reaches the site.',
  problems: [400, 404, 502],
});

export const sendRemotePage = defineCall({
  ...pageAt,
  id: 'sendRemotePage',
  method: 'post',
  summary: 'Like `remotePage`, with fields for the partner’s page.',
  body: Type.Record(Type.String({ maxLength: 64 }), Type.String({ maxLength: 2000 }), {
    maxProperties: 30,
    description: 'Fields for the partner’s page; never a token.',
  }),
  problems: [400, 404, 502],
});
