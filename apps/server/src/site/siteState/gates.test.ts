import { describe, expect, test } from 'vitest';
import { isExempt, maintenanceNow, retryAfter, shownMaintenance, siteBlock } from './gates.ts';
import { untouched } from './siteState.ts';

const at = (second: number) => new Date(second * 1000);
const window = {
  startAt: 100,
  finishAt: 200,
  notifyStartDate: 50,
  notifyEndDate: null,
  texts: { en: 'Soon' },
};
const inWork = { ...untouched, maintenance: window };

describe('maintenance', () => {
  test('lasts from its first second until its last', () => {
    expect([99, 100, 199, 200].map((second) => maintenanceNow(inWork, at(second)) !== undefined)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('without an end lasts until it is ended', () => {
    const open = { ...untouched, maintenance: { ...window, finishAt: null } };
    expect(maintenanceNow(open, at(1_000_000))).toBeDefined();
    expect(retryAfter({ finishAt: null }, at(0))).toBe(300);
  });

  test('is announced before and during the window, in the page’s own language or not at all', () => {
    expect(shownMaintenance(inWork, 'en', at(0))).toEqual({
      startAt: 100,
      finishAt: 200,
      notifyStartDate: 50,
      text: 'Soon',
    });
    expect(shownMaintenance(inWork, 'ru', at(150))).not.toHaveProperty('text');
    expect(shownMaintenance(inWork, 'en', at(200))).toBeUndefined();
  });
});

describe('a block', () => {
  const state = { ...untouched, countryBlocks: [{ country: 'UA', reason: 13 as const }] };
  test('of the site takes precedence over the country’s', () => {
    expect(siteBlock(state, { country: 'UA' })).toEqual({ displayTypeId: 13, templateTypeId: 2 });
    expect(siteBlock(state, { country: 'DE' }).displayTypeId).toBe(0);
    expect(siteBlock(state, { country: undefined }).displayTypeId).toBe(0);
    expect(siteBlock({ ...state, block: 4 }, { country: 'UA' })).toEqual({
      displayTypeId: 4,
      templateTypeId: 1,
    });
  });

  test('leaves the identification page open', () => {
    expect(isExempt('/en/user/accountverify?a=1')).toBe(true);
    expect(isExempt('/en/user/accountverify/other')).toBe(false);
    expect(isExempt('//evil.example/user/accountverify')).toBe(false);
  });
});
