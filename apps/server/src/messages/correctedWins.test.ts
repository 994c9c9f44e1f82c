import type { AnswerOf, Calls } from '@touchline/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createMail, type Mail } from '../delivery/mail/mail.ts';
import type { SentMail } from '../delivery/mail/transport.ts';
import { createSecretBox } from '../delivery/secretBox/secretBox.ts';
import { legOn } from '../testing/betActionsWorld.ts';
import { forgetOperators } from '../testing/closures.ts';
import { isOnPostgres } from '../testing/database.ts';
import { createOpsApp, type Bettor, type OpsApp } from '../testing/opsApp.ts';
import { mailSettledBets } from './betMail.ts';

const ops: OpsApp = await createOpsApp({ env: { PLATFORM_CLOCK: 'manual' } });
afterAll(() => ops.close());

let sent: SentMail[];
let isBusy: boolean;
let mail: Mail;
beforeEach(async () => {
  await forgetOperators(ops.app.db);
  await ops.app.closures.changed();
  sent = [];
  isBusy = false;
  mail = createMail({
    db: ops.app.db,
    isProduction: false,
    secretBox: createSecretBox(Buffer.alloc(32, 1)),
    log: { error: () => undefined },
    now: ops.app.now,
    companyOf: () => 'Company',
    transport: {
      send(letter) {
        if (isBusy) throw new Error('450 The mail server is busy.');
        sent.push(letter);
        return Promise.resolve();
      },
    },
  });
  await mail.deliverDue();
  sent = [];
});

const reason = 'Tried by a test.';
async function publish(matchId: number, home: 0 | 1): Promise<string> {
  const marketId = `${matchId}.match-result`;
  const results = [{ key: 'home', result: home }];
  const answer = await ops.call('POST', '/ops/results', { marketId, results, reason });
  return answer.json<{ eventId: string }>().eventId;
}
const writeMails = () => mailSettledBets({ db: ops.app.db, sites: ops.app.sites, mail });
/** Passes the time after which a refused mail is tried again, and sends what is due. */
async function deliver(): Promise<void> {
  await ops.call('POST', '/ops/clock/advance', { seconds: 120 });
  await writeMails();
  await mail.deliverDue();
}
/** Returns the outcomes that the sent mails to a player state. */
const outcomesSent = ({ playerId }: Bettor): readonly (string | undefined)[] =>
  sent
    .filter(({ recipient }) => recipient === emailOf(playerId))
    .map(({ subject }) => /won|lost|returned/.exec(subject)?.[0]);

async function inbox({ client }: Bettor): Promise<readonly string[]> {
  const answer = await client.call('GET', '/web-api/messages?lng=en');
  return answer.json<AnswerOf<Calls['messages']>>().messages.map(({ subject }) => subject.kind);
}

const emailOf = (playerId: bigint): string => `${playerId}@wins.example`;

/** Returns a player with an address and a bet that pays eight times its stake. */
async function bettor(): Promise<Bettor> {
  const player = await ops.bettor();
  const email = emailOf(player.playerId);
  // The clock may have passed the source's last sign of life.
  ops.alive();
  await ops.app.db.updateTable('players').set({ email }).where('id', '=', player.playerId).execute();
  const { state } = await player.place({ typeId: 1, bets: [legOn(1), legOn(2), legOn(3)] });
  expect(state).toBe('accepted');
  return player;
}

async function win(): Promise<void> {
  for (const matchId of [1, 2, 3]) await publish(matchId, 1);
}

describe('a win that is corrected', () => {
  test('before its mail is written is not announced', async () => {
    const player = await bettor();
    await win();
    await publish(2, 0);
    await deliver();
    expect(outcomesSent(player)).toEqual(['lost']);
    expect(await inbox(player)).toEqual(['bet-corrected']);
  });

  test('before its mail is sent is not announced, and its mail is written anew', async () => {
    const player = await bettor();
    await win();
    expect(await inbox(player)).toEqual(['bet-won']);
    await writeMails();
    isBusy = true;
    await mail.deliverDue();
    await publish(2, 0);
    isBusy = false;
    await deliver();
    expect(outcomesSent(player)).toEqual(['lost']);
    expect(await inbox(player)).toEqual(['bet-corrected']);
    const outbox = (await ops.call('GET', '/ops/outbox')).json<{ mails: object[] }>().mails;
    expect(outbox.slice(0, 2)).toMatchObject([
      { withdrawnAt: null, sentAt: expect.any(String) },
      { withdrawnAt: expect.any(String), sentAt: null },
    ]);
  });

  test('before its mail was given up for good is no longer a task for operators', async () => {
    await bettor();
    await win();
    await writeMails();
    await ops.app.db
      .updateTable('mails')
      .set({ gave_up_at: new Date() })
      .where('withdrawn_at', 'is', null)
      .where('sent_at', 'is', null)
      .execute();
    await publish(2, 0);
    const waiting = await ops.app.db
      .selectFrom('mails')
      .select('id')
      .where('gave_up_at', 'is not', null)
      .where('sent_at', 'is', null)
      .execute();
    expect(waiting).toEqual([]);
  });

  test('and reopened is announced once it is won again', async () => {
    const player = await bettor();
    await publish(1, 1);
    await publish(2, 1);
    const third = await publish(3, 1);
    await writeMails();
    await ops.call('POST', `/ops/results/${third}/lift`, { reason });
    await deliver();
    expect(outcomesSent(player)).toEqual([]);
    expect(await inbox(player)).toEqual(['bet-corrected']);
    await publish(3, 1);
    await deliver();
    expect(outcomesSent(player)).toEqual(['won']);
    expect(await inbox(player)).toEqual(['bet-won', 'bet-corrected']);
  });

  test('after its mail was sent has a correction in place of the message', async () => {
    const player = await bettor();
    await win();
    await deliver();
    expect(outcomesSent(player)).toEqual(['won']);
    await publish(2, 0);
    await deliver();
    expect(outcomesSent(player)).toEqual(['won']);
    expect(await inbox(player)).toEqual(['bet-corrected']);
  });
});

test.runIf(isOnPostgres)('mails never state a win over a correction, written at the same time', async () => {
  for (let round = 0; round < 8; round += 1) {
    await forgetOperators(ops.app.db);
    await ops.app.closures.changed();
    const player = await bettor();
    await win();
    await Promise.all([publish(2, 0), writeMails(), writeMails()]);
    await deliver();
    expect(outcomesSent(player)).toEqual(['lost']);
    sent = [];
  }
});
