import { expect, test } from 'vitest';
import { popupOf, type PopupFacts } from './queue.ts';

const all: PopupFacts = {
  shown: new Set(['age', 'new-site', 'cookies', 'first-deposit', 'convert', 'install']),
  ageUntil: 0,
  newsUntil: 0,
  installUntil: 0,
  now: 1000,
  isGuest: true,
  isConsentDue: true,
  isIdentifyDue: true,
  isDepositDue: true,
  isConvertDue: true,
  isUpdateDue: true,
  isInstallable: true,
  isCovered: false,
};

test('visitors see one at a time, each after the one before it', () => {
  const answered: Partial<PopupFacts>[] = [
    { ageUntil: 2000 },
    { newsUntil: 2000 },
    { isConsentDue: false },
    { isIdentifyDue: false },
    { isDepositDue: false },
    { isConvertDue: false },
    { isUpdateDue: false },
    { installUntil: 2000 },
  ];
  let facts = all;
  const seen = answered.map((answer) => {
    const name = popupOf(facts);
    facts = { ...facts, ...answer };
    return name;
  });
  expect(seen).toEqual([
    'age',
    'new-site',
    'cookies',
    'identify',
    'first-deposit',
    'convert',
    'update',
    'install',
  ]);
  expect(popupOf(facts)).toBeUndefined();
});

test('what is remembered is asked again when its time is over, to the millisecond', () => {
  expect(popupOf({ ...all, ageUntil: 1001 })).toBe('new-site');
  expect(popupOf({ ...all, ageUntil: 1000 })).toBe('age');
});

test('a site shows what it says; a new version, and what the account needs, are told by every site', () => {
  const own = { ...all, isIdentifyDue: false };
  expect(popupOf({ ...all, shown: new Set() })).toBe('identify');
  expect(popupOf({ ...own, shown: new Set() })).toBe('update');
  expect(popupOf({ ...own, shown: new Set(), isUpdateDue: false })).toBeUndefined();
  expect(popupOf({ ...own, shown: new Set(['install']), isUpdateDue: false })).toBe('install');
});

test('news are for guests', () => {
  expect(popupOf({ ...all, ageUntil: 2000, isGuest: false })).toBe('cookies');
});

test('what stops the page waits while something lies over it; the age does not', () => {
  expect(popupOf({ ...all, isCovered: true })).toBe('age');
  expect(popupOf({ ...all, isCovered: true, ageUntil: 2000 })).toBeUndefined();
  expect(popupOf({ ...all, isCovered: true, ageUntil: 2000, newsUntil: 2000 })).toBe('cookies');
});
