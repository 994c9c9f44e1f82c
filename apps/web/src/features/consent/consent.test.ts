import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A cookie jar like a browser's: an expired cookie is removed. */
function jar(): { readonly cookies: Map<string, string> } {
  const cookies = new Map<string, string>();
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [, name = '', value = ''] = /^(\w+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0(?:;|$)/.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
  return { cookies };
}

beforeEach(async () => {
  vi.resetModules();
  // Cast: only the element's text is read.
  const page = { getElementById: () => ({ textContent: '{"visit":{"asksConsent":true}}' }) as HTMLElement };
  const { loadSite } = await import('../../platform/site/site.ts');
  await loadSite(page);
});
afterEach(() => vi.unstubAllGlobals());

test('a choice is stored as its sum and with its time, until the account has it', async () => {
  const { cookies } = jar();
  const { consent, decide, unreportedAgreement, forgetAgreement } = await import('./consent.store.ts');
  expect([consent.agreed, unreportedAgreement()]).toEqual([undefined, undefined]);
  decide(['analytics']);
  expect([consent.agreed, cookies.get('cookies_agree_type')]).toEqual([5, '5']);
  expect(unreportedAgreement()).toBeGreaterThan(1_700_000_000);
  forgetAgreement();
  expect(unreportedAgreement()).toBeUndefined();
});

test('cookies that are no longer accepted are deleted, and no others', async () => {
  const { cookies } = jar();
  const { decide } = await import('./consent.store.ts');
  const { storeCookie } = await import('../../platform/cookies/cookies.ts');
  const left = { kind: 'functional', seconds: 60 } as const;
  expect(storeCookie('hide_left', '1', left)).toBe(false);
  decide(['functional', 'marketing', 'made up']);
  expect(storeCookie('hide_left', '1', left)).toBe(true);
  cookies.set('refererid', 'p-7');
  cookies.set('other', 'x');
  decide(['functional']);
  expect([...cookies]).toEqual([
    ['cookies_agree_type', '3'],
    ['hide_left', '1'],
    ['other', 'x'],
  ]);
});

test('a value that could end a cookie is rejected', async () => {
  const { cookies } = jar();
  const { storeCookie } = await import('../../platform/cookies/cookies.ts');
  expect(storeCookie('x', '1; Path=/evil', { kind: 'necessary', seconds: 60 })).toBe(false);
  expect(cookies.size).toBe(0);
});
