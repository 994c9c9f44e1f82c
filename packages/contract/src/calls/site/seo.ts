import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';

const Path = Type.String({
  maxLength: 500,
  pattern: '^/[a-z]{2}(?:/[^?#]*)?$',
  description: 'Path of the page, with its language.',
});

const Canonical = Type.Union([
  Type.Object({ mode: Type.Literal('url'), targetUrl: Type.String() }),
  Type.Object({ mode: Type.Literal('mirror'), domainHost: Type.String() }),
]);

const Meta = Type.Object({ name: Type.String(), content: Type.String() });
const Href = Type.Object({ hreflang: Type.String(), href: Type.String() });
const Media = Type.Object({ media: Type.String(), href: Type.String() });
const Property = Type.Object({ property: Type.String(), content: Type.String() });

export const SeoPage = Type.Object(
  {
    path: Type.String({ description: 'Canonical path for search engines, after the language.' }),
    language: Type.String({ description: 'BCP 47.' }),
    title: Type.String(),
    description: Type.String(),
    canonical: Type.Optional(
      Type.String({ description: 'Absolute address; absent for an address without a page.' }),
    ),
    customCanonical: Type.Optional(Canonical),
    metaRobots: Type.String({
      description: 'Robots directives of the page: its own, or those of a parent page.',
    }),
    hierarchyMetaRobots: Type.Optional(
      Type.String({ description: 'The site’s robots directives for this page and its descendants.' }),
    ),
    metas: Type.Array(Meta),
    alternates: Type.Array(Href, {
      description:
        'The page in each language of the site, and `x-default`; empty for an address without a page.',
    }),
    mediaLinks: Type.Array(Media, { description: 'The page on the site’s other hosts, by media query.' }),
    openGraph: Type.Array(Property),
    hasContent: Type.Boolean({ description: 'The page has a text at its bottom.' }),
    structuredData: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
      description: 'Objects of schema.org, for JSON-LD.',
    }),
  },
  { title: 'SeoPage' },
);
export type SeoPage = Static<typeof SeoPage>;

const Inline = Type.Union([
  Type.String(),
  Type.Object({
    kind: Type.Union([Type.Literal('strong'), Type.Literal('em')]),
    children: Type.Array(Type.String()),
  }),
  Type.Object({ kind: Type.Literal('link'), href: Type.String(), children: Type.Array(Type.String()) }),
  Type.Object({ kind: Type.Literal('break') }),
]);
const Line = Type.Array(Inline);

const RichNode = Type.Union([
  Type.Object({
    kind: Type.Literal('heading'),
    level: Type.Union([Type.Literal(2), Type.Literal(3), Type.Literal(4)]),
    text: Type.String(),
  }),
  Type.Object({ kind: Type.Literal('paragraph'), children: Line }),
  Type.Object({ kind: Type.Literal('list'), ordered: Type.Boolean(), items: Type.Array(Line) }),
  Type.Object({ kind: Type.Literal('quote'), children: Line }),
  Type.Object({
    kind: Type.Literal('table'),
    head: Type.Array(Type.String()),
    rows: Type.Array(Type.Array(Type.String())),
  }),
  Type.Object({ kind: Type.Literal('image'), src: Type.String(), alt: Type.String() }),
]);

export const SeoContent = Type.Object(
  {
    content: Type.Array(RichNode, {
      description: 'Text at the bottom of the page, as data instead of markup.',
    }),
    style: Type.Array(Type.Object({ name: Type.String(), value: Type.String() }), {
      description: 'Design tokens for that text, validated like those of a brand.',
    }),
  },
  { title: 'SeoContent' },
);
export type SeoContent = Static<typeof SeoContent>;

const PageQuery = Type.Object({ path: Path });

export const seoPage = defineCall({
  id: 'seoPage',
  method: 'get',
  path: '/web-api/seo/page-data',
  tag: 'seo',
  summary: 'Returns the head of a page for search engines; the server prints the same into the page.',
  session: 'anyone',
  query: PageQuery,
  answers: { 200: SeoPage },
  problems: [400],
});

export const seoContent = defineCall({
  id: 'seoContent',
  method: 'get',
  path: '/web-api/seo/content',
  tag: 'seo',
  summary: 'Returns the text at the bottom of a page; empty if the site has none.',
  session: 'anyone',
  query: PageQuery,
  answers: { 200: SeoContent },
  problems: [400],
});

export const seoVisual = defineCall({
  id: 'seoVisual',
  method: 'get',
  path: '/web-api/seo/page-visual',
  tag: 'seo',
  summary: 'Returns the preview of a shared page: heading, sentence and image.',
  session: 'anyone',
  query: PageQuery,
  answers: {
    200: Type.Object({
      heading: Type.String(),
      text: Type.String(),
      picture: Type.Object({ src: Type.String(), alt: Type.String() }),
    }),
  },
  problems: [400],
});

export const seoLanguages = defineCall({
  id: 'seoLanguages',
  method: 'get',
  path: '/web-api/seo/iso-codes',
  tag: 'seo',
  summary: 'The BCP 47 tag of each language segment of the site’s addresses.',
  session: 'anyone',
  answers: { 200: Type.Object({ codes: Type.Record(Type.String(), Type.String()) }) },
  problems: [],
});
