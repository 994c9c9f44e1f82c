import type { AuditEntry, Site } from '@touchline/contract/operators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertGame } from '../../../casino/catalogue/testing.ts';
import { PLAIN_OFFER } from '../../../testing/bonusBench.ts';
import { createOpsApp, type OpsApp } from '../../../testing/opsApp.ts';
import { createTestPlayer } from '../../../testing/players.ts';

const reason = 'Tried by a test';

let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp();
});
afterAll(() => ops.close());

async function change(method: string, url: string, body: object): Promise<void> {
  const answer = await ops.call(method, url, { ...body, reason });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
}

/** Returns what the audit log has of the last change of a subject. */
async function recorded(subject: string): Promise<Pick<AuditEntry, 'before' | 'after'>> {
  const { actions } = (await ops.call('GET', `/ops/audit?subject=${subject}`)).json<{
    actions: AuditEntry[];
  }>();
  const { before, after } = actions[0] ?? {};
  return { before, after };
}

describe('the audit log has both values of what an operator replaced, and nothing else:', () => {
  test('blocks of a player', async () => {
    const { playerId } = await createTestPlayer(ops.app.db);
    await change('POST', `/ops/players/${playerId}/blocks`, { isMarked: true, disallowedLineSports: [1] });
    await change('POST', `/ops/players/${playerId}/blocks`, { isMarked: true, disallowedLineSports: [1, 2] });
    expect(await recorded(`player:${playerId}`)).toEqual({
      before: { disallowedLineSports: [1] },
      after: { disallowedLineSports: [1, 2] },
    });
  });

  test('a limit of a player, in one form before and after', async () => {
    const { playerId } = await createTestPlayer(ops.app.db);
    const url = `/ops/players/${playerId}/limits`;
    await change('POST', url, { type: 1, amount: '50.00', iso: 'EUR' });
    const first = { type: 1, value: '50.00', iso: 'EUR', endsAt: null };
    expect(await recorded(`player:${playerId}`)).toEqual({ before: null, after: first });
    await change('POST', url, { type: 1, amount: '20.00', iso: 'EUR' });
    expect(await recorded(`player:${playerId}`)).toEqual({
      before: first,
      after: { ...first, value: '20.00' },
    });
  });

  test('what a player is asked for', async () => {
    const { playerId } = await createTestPlayer(ops.app.db);
    const url = `/ops/identification/players/${playerId}`;
    await change('POST', url, { asksAtDeposit: true });
    expect(await recorded(`player:${playerId}`)).toEqual({
      before: { asksAtDeposit: false },
      after: { asksAtDeposit: true },
    });
  });

  test('a part of a site, with a switch that is given back to the configuration', async () => {
    const write = async (value: object) => {
      const { version } = (await ops.call('GET', '/ops/sites/house')).json<Site>();
      await change('PUT', '/ops/sites/house/flags', { value, version });
      return recorded('site:house');
    };
    expect(await write({ isRegistrationAllowed: false, isAvailableConfirmTerms: false })).toEqual({
      before: { isRegistrationAllowed: null, isAvailableConfirmTerms: null },
      after: { isRegistrationAllowed: false, isAvailableConfirmTerms: false },
    });
    expect(await write({ isAvailableConfirmTerms: false })).toEqual({
      before: { isRegistrationAllowed: false },
      after: { isRegistrationAllowed: null },
    });
  });

  test('a provider of games', async () => {
    await insertGame(ops.app.db, { provider: 'Basalt' });
    await change('PUT', '/ops/casino/providers/basalt', { state: 'hidden', position: null });
    expect(await recorded('provider:basalt')).toEqual({
      before: { state: 'active' },
      after: { state: 'hidden' },
    });
  });

  test('an offer, down to the changed term', async () => {
    const draft = { terms: PLAIN_OFFER, texts: { en: { title: 'Sports bonus', text: 'For bets.' } } };
    const created = await ops.call('POST', '/ops/bonuses/house/offers', draft);
    const { offerId } = created.json<{ offerId: string }>();
    const edited = { ...draft, terms: { ...PLAIN_OFFER, days: 20 } };
    expect((await ops.call('POST', `/ops/bonus-offers/${offerId}`, edited)).statusCode).toBe(200);
    expect(await recorded(`offer:${offerId}`)).toEqual({
      before: { terms: { days: 10 } },
      after: { terms: { days: 20 } },
    });
  });
});
