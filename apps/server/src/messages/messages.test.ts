import type { AnswerOf, Calls } from '@touchline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../testing/app.ts';
import { createOpsApp, type OpsApp } from '../testing/opsApp.ts';
import { writeMessage } from '../delivery/inbox/writeMessage.ts';

const PATH = '/web-api/messages';
const HOUR = 3_600_000;

const time = new Date('2026-03-02T12:00:00Z');
let ops: OpsApp;
beforeAll(async () => {
  ops = await createOpsApp({ now: () => time, env: { PLATFORM_CLOCK: 'manual' } });
});
afterAll(() => ops.close());

type Inbox = AnswerOf<Calls['messages']>;
const inbox = async (client: TestClient, query = ''): Promise<Inbox> =>
  (await client.call('GET', `${PATH}?lng=en${query}`)).json();

/** Writes messages about won bets to a player; returns their ids, oldest first. */
async function write(playerId: bigint, count: number): Promise<readonly string[]> {
  await ops.app.db.transaction().execute(async (trx) => {
    for (let number = 1; number <= count; number += 1) {
      await writeMessage(trx, {
        playerId,
        cause: `bet-won:${number}`,
        subject: { kind: 'bet-won', couponId: String(number), payout: '60.00', stake: '10.00', iso: 'EUR' },
        at: time,
      });
    }
  });
  const rows = await ops.app.db
    .selectFrom('player_messages')
    .select('id')
    .where('player_id', '=', playerId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => String(id));
}

async function reader(count: number) {
  const client = ops.app.client();
  const { playerId } = await client.register();
  return { client, playerId, ids: await write(playerId, count) };
}

describe('the inbox', () => {
  test('has the newest message first, twenty a page, with the data of its kind', async () => {
    const { client, ids } = await reader(23);
    const first = await inbox(client);
    expect(first.messages.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 20));
    expect(first.unread).toBe(23);
    expect(first.messages[0]).toMatchObject({
      isUnread: true,
      subject: { kind: 'bet-won', couponId: '23', payout: '60.00', iso: 'EUR' },
    });
    const second = await inbox(client, `&before=${first.next}`);
    expect(second.messages.map(({ id }) => id)).toEqual(ids.slice(0, 3).toReversed());
    expect(second.next).toBeNull();
  });

  test('can be limited to unread messages', async () => {
    const { client, ids } = await reader(3);
    const [, second = ''] = ids;
    await client.call('POST', `${PATH}/${second}/read`);
    const unread = await inbox(client, '&filter=unread');
    expect(unread.messages.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
  });

  test('has one message for one cause', async () => {
    const { client, playerId } = await reader(2);
    await write(playerId, 2);
    expect((await inbox(client)).messages).toHaveLength(2);
  });

  test('belongs to its player alone', async () => {
    const [{ ids }, other] = [await reader(1), await reader(0)];
    const [id = ''] = ids;
    const calls = [
      ['GET', `${PATH}/${id}?lng=en`],
      ['POST', `${PATH}/${id}/read`],
      ['DELETE', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}/restore`],
    ] as const;
    for (const [method, url] of calls) {
      const answer = await other.client.call(method, url);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'MESSAGE_NOT_FOUND']);
    }
    expect((await ops.app.client().call('GET', `${PATH}?lng=en`)).statusCode).toBe(401);
  });
});

describe('a message', () => {
  test('stays unread when it is requested, and is read once it is marked', async () => {
    const { client, ids } = await reader(2);
    const [id = ''] = ids;
    const one = async () => (await client.call('GET', `${PATH}/${id}?lng=en`)).json().message;
    expect((await one()).isUnread).toBe(true);
    expect((await client.call('POST', `${PATH}/${id}/read`)).json()).toEqual({ unread: 1 });
    expect((await client.call('POST', `${PATH}/${id}/read`)).json()).toEqual({ unread: 1 });
    expect((await one()).isUnread).toBe(false);
  });

  test('that came after the list was read stays unread when all are marked', async () => {
    const { client, playerId, ids } = await reader(2);
    await ops.app.db.transaction().execute((trx) =>
      writeMessage(trx, {
        playerId,
        cause: 'limit:1:1',
        subject: { kind: 'limit-removed', limitType: 1 },
        at: time,
      }),
    );
    const marked = await client.call('POST', `${PATH}/read-all`, { latest: ids[1] });
    expect(marked.json()).toEqual({ unread: 1 });
    expect((await client.call('GET', `${PATH}/unread`)).json()).toEqual({ unread: 1 });
    const config = (await client.call('GET', '/web-api/user/config')).json();
    expect(config.user_msg_count).toBe(1);
  });

  test('is deleted, and restored as it was within a day', async () => {
    const { client, ids } = await reader(1);
    const [id = ''] = ids;
    expect((await client.call('DELETE', `${PATH}/${id}`)).json()).toEqual({ unread: 0 });
    expect((await inbox(client)).messages).toEqual([]);
    expect((await client.call('DELETE', `${PATH}/${id}`)).statusCode).toBe(404);
    expect((await client.call('POST', `${PATH}/${id}/restore`)).json()).toEqual({ unread: 1 });
    expect((await inbox(client)).messages).toHaveLength(1);
    await client.call('DELETE', `${PATH}/${id}`);
    await ops.app.db
      .updateTable('player_messages')
      .set({ deleted_at: new Date(time.getTime() - 25 * HOUR) })
      .where('id', '=', BigInt(id))
      .execute();
    expect((await client.call('POST', `${PATH}/${id}/restore`)).statusCode).toBe(404);
  });
});
