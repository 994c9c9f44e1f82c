import { calls } from '@touchline/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closedCalls } from './closedCalls.ts';
import { isSiteTarget, siteAddress } from './paths.ts';
import { followRedirects } from './redirects.ts';
import type { SiteRedirect } from './siteState.ts';

const HOST = 'https://site.example';
/** What addresses are made of, and what leads elsewhere in one of the ways that browsers read. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '/en',
  'live',
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  ':',
  '@',
  'https:',
  'javascript:',
  'evil.example',
  '?',
  '#',
  '\t',
  '\n',
  ' ',
  '.',
  '*',
  '<',
  '"',
  'Ａ',
  '\u2028',
  'xn--',
);
const address = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

/** Whether a browser on a page of the site stays on its host. */
const stays = (url: string): boolean =>
  URL.canParse(url, `${HOST}/en`) && new URL(url, `${HOST}/en`).origin === HOST;

test('whatever is asked for and whatever leads on, no answer leaves the site', () => {
  const target = fc.oneof(
    address.map((path) => ({ path })),
    fc.constantFrom('news', '//evil.example', '../..').map((outside) => ({ outside })),
  );
  const redirect: fc.Arbitrary<SiteRedirect> = fc.record({
    from: fc.oneof(address, fc.constant('/*'), fc.constant('/')),
    to: target,
    code: fc.constantFrom(301, 302, 307, 308),
    reason: fc.constant('test'),
  });
  fc.assert(
    fc.property(fc.array(redirect, { maxLength: 5 }), address, (redirects, asked) => {
      const answer = followRedirects(redirects, asked, { fallback: 'en', outside: ['news'] });
      expect(answer.redirect).toBe(answer.url !== '');
      if (answer.redirect) expect(stays(answer.url), answer.url).toBe(true);
    }),
    { numRuns: 20_000 },
  );
});

test('what an operator may write as a target is an address of the site and nothing else', () => {
  fc.assert(
    fc.property(address, (text) => {
      if (!isSiteTarget(text)) return;
      expect(stays(text), text).toBe(true);
      expect(siteAddress(text)?.language).toBeUndefined();
    }),
    { numRuns: 20_000 },
  );
});

test('the calls that a closed site refuses are calls of the contract', () => {
  for (const id of closedCalls) expect(calls, id).toHaveProperty(id);
});
