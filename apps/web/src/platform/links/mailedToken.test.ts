import { beforeEach, expect, test, vi } from 'vitest';

const address = { href: '' };
const replaced: string[] = [];
vi.stubGlobal('location', address);
vi.stubGlobal('history', {
  state: null,
  replaceState(_state: unknown, _title: string, to: URL) {
    replaced.push(to.href);
    address.href = to.href;
  },
});

const { mailedToken, takeMailedToken, withoutMailedToken } = await import('./mailedToken.ts');

function open(href: string): void {
  address.href = href;
  takeMailedToken();
}

beforeEach(() => {
  replaced.length = 0;
});

test('the token of a mailed link leaves the address, and its page still has it after a reload', () => {
  open('https://site.example/ru/user/accountverify?utm_source=mail&token=abc.def');
  expect(replaced).toEqual(['https://site.example/ru/user/accountverify?utm_source=mail']);
  open(address.href);
  expect(mailedToken('/ru/user/accountverify')).toBe('abc.def');
  expect(mailedToken('/en/user/accountverify/')).toBe('abc.def');
});

test('a token belongs to the page of its link, and the last link counts', () => {
  open('https://site.example/en/user/stopnewsletter?token=first');
  expect(mailedToken('/en/user/accountverify')).toBe('');
  open('https://site.example/en/user/stopnewsletter?token=second');
  expect(mailedToken('/en/user/stopnewsletter')).toBe('second');
});

test('the parameters of other pages stay', () => {
  const other = 'https://site.example/en/live?token=partner';
  open(other);
  expect(replaced).toEqual([]);
  expect(withoutMailedToken(new URL(other)).href).toBe(other);
});
