import { expect, test } from 'vitest';
import { popupOf, type PopupData } from './queue.ts';

const all: PopupData = {
  shown: new Set(['age', 'new-site', 'cookies', 'first-deposit', 'convert', 'bonus', 'install']),
  ageUntil: 0,
  newsUntil: 0,
  installUntil: 0,
  now: 1000,
  isGuest: true,
  isConsentDue: true,
  isIdentifyDue: true,
  isDepositDue: true,
  isConvertDue: true,
  isBonusDue: true,
  isUpdateDue: true,
  isInstallable: true,
  hasFoot: true,
  isOverMoney: false,
  isCovered: false,
};

test('visitors see one popup at a time, in order', () => {
  const answered: Partial<PopupData>[] = [
    { ageUntil: 2000 },
    { newsUntil: 2000 },
    { isConsentDue: false },
    { isIdentifyDue: false },
    { isDepositDue: false },
    { isConvertDue: false },
    { isBonusDue: false },
    { isUpdateDue: false },
    { installUntil: 2000 },
  ];
  let data = all;
  const seen = answered.map((answer) => {
    const name = popupOf(data);
    data = { ...data, ...answer };
    return name;
  });
  expect(seen).toEqual([
    'age',
    'new-site',
    'cookies',
    'identify',
    'first-deposit',
    'convert',
    'bonus',
    'update',
    'install',
  ]);
  expect(popupOf(data)).toBeUndefined();
});

test('a stored answer expires after its time, to the millisecond', () => {
  expect(popupOf({ ...all, ageUntil: 1001 })).toBe('new-site');
  expect(popupOf({ ...all, ageUntil: 1000 })).toBe('age');
});

test('a site shows configured popups; updates and account requirements appear on every site', () => {
  const own = { ...all, isIdentifyDue: false };
  expect(popupOf({ ...all, shown: new Set() })).toBe('identify');
  expect(popupOf({ ...own, shown: new Set() })).toBe('update');
  expect(popupOf({ ...own, shown: new Set(), isUpdateDue: false })).toBeUndefined();
  expect(popupOf({ ...own, shown: new Set(['install']), isUpdateDue: false })).toBe('install');
});

test('news are shown to guests only', () => {
  expect(popupOf({ ...all, ageUntil: 2000, isGuest: false })).toBe('cookies');
});

test('blocking popups wait while something covers the page; the age check does not', () => {
  expect(popupOf({ ...all, isCovered: true })).toBe('age');
  expect(popupOf({ ...all, isCovered: true, ageUntil: 2000 })).toBeUndefined();
  expect(popupOf({ ...all, isCovered: true, ageUntil: 2000, newsUntil: 2000 })).toBe('cookies');
});

test('a page without a place at its bottom shows the popups that need none, instead of none at all', () => {
  const answered = { ...all, ageUntil: 2000, newsUntil: 2000, hasFoot: false };
  expect(popupOf(answered)).toBe('identify');
  expect(
    popupOf({
      ...answered,
      isIdentifyDue: false,
      isDepositDue: false,
      isConvertDue: false,
      isBonusDue: false,
    }),
  ).toBeUndefined();
});

test('over an element that moves money only what is required is asked', () => {
  const data = { ...all, isOverMoney: true };
  expect(popupOf(data)).toBe('age');
  expect(popupOf({ ...data, ageUntil: 2000 })).toBe('identify');
  expect(popupOf({ ...data, ageUntil: 2000, isIdentifyDue: false })).toBeUndefined();
});
