import fc from 'fast-check';
import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { SeoContent, SeoPage } from '@touchline/contract';
import { propertyOptions } from '@touchline/testing';
import { expect, test } from 'vitest';
import { safeFields, type WrittenFields } from './fields.ts';
import { printHead } from './printHead.ts';

const generated = propertyOptions(1_000, 20_000);
const HOSTS = new Set(['site.example']);

const piece = fc.constantFrom(
  '<script>alert(1)</script>',
  '<script src=//evil.example/x.js></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/p.png">',
  '<img src="/\\evil.example/p.png">',
  '<a href="javascript:alert(1)">go</a>',
  '<a href="jAvA\tscript:alert(1)">go</a>',
  '<a href="//evil.example">go</a>',
  '<a href="/%5Cevil.example">go</a>',
  '<a href="/..//evil.example">go</a>',
  '<a href="https://evil.example/">go</a>',
  '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<style>@import "//evil.example/x.css"</style>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=//evil.example">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<form action=//evil.example><input name=password></form>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '</title><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "' onload=alert(1) x='",
  '--><script>alert(1)</script><!--',
  ']]><script>alert(1)</script>',
  '<p style="background:url(//evil.example)">x</p>',
  '<table><tr><td><script>alert(1)</script>1<td>2</table>',
  '<ul><li><a href="data:text/html,<script>alert(1)</script>">x</a></ul>',
  '<h2><img src=//evil.example>Head</h2>',
  '\u2028\u0000<scr\u0000ipt>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p>words</p>',
  '<a href="/en/live">live</a>',
);
const markup = fc
  .array(fc.oneof({ weight: 4, arbitrary: piece }, { weight: 1, arbitrary: fc.string() }), { maxLength: 8 })
  .map((parts) => parts.join(''));
const address = fc.constantFrom(
  'https://evil.example/',
  '//evil.example',
  'https://site.example@evil.example/',
  'https://site.example.evil.example/',
  'javascript:alert(1)',
  'https://evil.example\\@site.example/',
  'https://site.example/x"><script>alert(1)</script>',
  'https://site.example/fine',
);
const host = fc.constantFrom(
  'evil.example',
  'site.example',
  'SITE.example',
  'site.example/x',
  'site.example:1',
  '"><b>',
);
const written: fc.Arbitrary<WrittenFields> = fc.record(
  {
    title: markup,
    description: markup,
    metaRobots: markup,
    hierarchyMetaRobots: markup,
    content: markup,
    style: fc.oneof(
      markup,
      fc.constantFrom(
        '--ui-color-canvas: url(//evil.example)',
        '--ui-color-canvas: image-set("//evil.example" 1x)',
        '--ui-color-canvas: v\\61r(--x, url(//evil.example)); --ui-color-text: #222',
        '--ui-color-text: #222} body{background:url(//evil.example)',
      ),
    ),
    customCanonical: fc.oneof(
      fc.record({ mode: fc.constant('url' as const), targetUrl: address }),
      fc.record({ mode: fc.constant('mirror' as const), domainHost: host }),
    ),
    metas: fc.array(
      fc.record({
        name: fc.oneof(
          fc.constantFrom('author', 'referrer', 'viewport', 'a" http-equiv="refresh', 'robots'),
          markup,
        ),
        content: fc.oneof(markup, address),
      }),
      { maxLength: 4 },
    ),
    mediaLinks: fc.array(fc.record({ media: fc.oneof(fc.constant('screen'), markup), host }), {
      maxLength: 3,
    }),
    picture: fc.record({ src: address, alt: markup }),
  },
  { requiredKeys: [] },
);

type Element = DefaultTreeAdapterTypes.Element;

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsOf(child)] : []));
}

/** Returns the addresses in a text as the UI kit renders it. */
function addressesOf(content: SeoContent['content']): string[] {
  const texts = JSON.stringify(content);
  return [...texts.matchAll(/"(?:href|src)":"((?:[^"\\]|\\.)*)"/g)].map(([, found]) =>
    JSON.parse(`"${found}"`),
  );
}

const isOwn = (path: string): boolean =>
  new URL(path, 'https://site.example').origin === 'https://site.example' &&
  !new URL(path, 'https://site.example').pathname.startsWith('//');

function pageOf(fields: ReturnType<typeof safeFields>): SeoPage {
  const title = fields.title ?? 'Title';
  const canonical =
    fields.customCanonical?.mode === 'url' ? fields.customCanonical.targetUrl : 'https://site.example/en';
  return {
    path: '',
    language: 'en',
    title,
    description: fields.description ?? '',
    canonical,
    metaRobots: fields.metaRobots ?? fields.hierarchyMetaRobots ?? 'index',
    metas: [...fields.metas],
    alternates: [],
    mediaLinks: fields.mediaLinks.map(({ media, host: at }) => ({ media, href: `https://${at}/en` })),
    hasContent: false,
    openGraph: [
      { property: 'og:image', content: `https://site.example${fields.picture?.src ?? '/icon.svg'}` },
    ],
    structuredData: [{ name: title, text: fields.description }],
  };
}

test(`of ${generated.numRuns} hostile pages none produces a script, a handler or an address elsewhere`, () => {
  fc.assert(
    fc.property(written, (fields) => {
      const safe = safeFields(fields, HOSTS);
      for (const found of addressesOf(safe.content)) expect([found, isOwn(found)]).toEqual([found, true]);
      for (const { value } of safe.style) expect(value).not.toMatch(/url|image-set|var\(|[{};\\]/i);
      const html = `<!doctype html><html><head>${printHead(pageOf(safe), 'n')}</head><body></body></html>`;
      const elements = elementsOf(parse(html));
      const scripts = elements.filter(({ tagName }) => tagName === 'script');
      // The one script is the page's own data.
      expect(scripts.map(({ attrs }) => attrs.find(({ name }) => name === 'type')?.value)).toEqual([
        'application/ld+json',
      ]);
      for (const { tagName, attrs } of elements) {
        expect(['html', 'head', 'body', 'title', 'meta', 'link', 'script']).toContain(tagName);
        for (const { name, value } of attrs) {
          expect(name).not.toMatch(/^on|http-equiv/i);
          if (name === 'href') expect([value, new URL(value).hostname]).toEqual([value, 'site.example']);
        }
      }
      const acting = elements.filter(({ attrs }) =>
        attrs.some(({ name, value }) => name === 'name' && /referrer|viewport|theme-color/i.test(value)),
      );
      expect(acting).toEqual([]);
    }),
    generated,
  );
});

test('markup a thousand levels deep is cut, and so are long texts', () => {
  const deep = safeFields({ content: `${'<div><b>'.repeat(2_000)}words` }, HOSTS);
  expect(deep.content).toEqual([]);
  const long = safeFields({ content: '<p>words</p>'.repeat(50_000), title: 'x'.repeat(1_000) }, HOSTS);
  expect(long.content.length).toBeLessThanOrEqual(400);
  expect(long.title).toHaveLength(200);
  expect(parseFragment('<p>').childNodes).toHaveLength(1);
});
