import { beforeEach, expect, test } from 'vitest';
import { createBonusBench, type BonusBench } from '../../testing/bonusBench.ts';
import { suiteDatabase } from '../../testing/suiteDatabase.ts';
import { createBonusSettings, type BonusSettings } from './bonusSettings.ts';
import { popupOf } from './popup.ts';

const site = { id: 'house', config: { availableRoutes: [] } };
const database = suiteDatabase();
let bench: BonusBench;
let settings: BonusSettings;

beforeEach(async () => {
  bench = await createBonusBench(database.db, { money: 10_000n });
  settings = createBonusSettings({ db: database.db, now: bench.now, notify: () => undefined });
  await database.db.updateTable('bonus_offers').set({ state: 'ended' }).execute();
});

const products = async () =>
  (await bench.service.list(site, bench.player.playerId)).offers.map(({ terms }) => terms.product);
const prefer = (value: number) => settings.save(site, bench.player.playerId, { id: 'bonus_type', value });

test('offers of the preferred product are listed first, and no others are suggested', async () => {
  await bench.offer({ product: 'casino' });
  await bench.offer();
  expect(await products()).toEqual(['betting', 'casino']);
  expect(await settings.of(site, bench.player.playerId)).toMatchObject({
    bonusSetting: { value: 0, options: [0, 1, 2] },
  });
  expect(await prefer(2)).toBe(true);
  expect(await products()).toEqual(['casino', 'betting']);
  const list = await bench.service.list(site, bench.player.playerId);
  const [casino, betting] = list.offers;
  expect(popupOf(list, 'casino')?.id).toBe(`offer:${casino?.id}:1`);
  expect(popupOf(list, 'betting')?.id).toBe(`offer:${betting?.id}:1`);
  expect(popupOf({ ...list, offers: list.offers.slice(0, 1) }, 'betting')).toBeNull();
});

test('a product without offers can’t be preferred', async () => {
  await bench.offer();
  expect(await prefer(2)).toBe(false);
  expect(await settings.of(site, bench.player.playerId)).toMatchObject({
    bonusSetting: { value: 0, options: [0, 1] },
  });
});

test('the bonus of the first deposit can be chosen among those offered', async () => {
  await bench.offer({
    kind: 'firstDeposit',
    percent: '100',
    currencies: [{ iso: 'EUR', cap: '100.00', minDeposit: '10.00' }],
  });
  const choose = (value: number) =>
    settings.save(site, bench.player.playerId, { id: 'first_deposit_bonus_type', value });
  expect([await choose(2), await choose(1)]).toEqual([false, true]);
  expect(await settings.of(site, bench.player.playerId)).toMatchObject({
    firstDepositBonusSetting: { value: 1, options: [0, 1] },
  });
});
