import type { Random } from '@touchline/demo-line/testing';
import { signRequest } from '../../../apps/server/src/casino/makers/signature.ts';
import { createDevice, type Device } from './exchange.ts';
import { sleep } from './processes.ts';

export const MAKER = 'faults';
export const SECRET = 'secret-of-the-maker-of-faults';
export const GAME = 'faults-game';

/** Everything that the maker was told, by all clients. */
export interface Told {
  /** Effect of each operation on its account, minor units, by transaction id; 0 for a bet that was rolled back. */
  readonly amounts: Map<string, { readonly playerId: string; readonly amount: bigint }>;
  calls: number;
  repeated: number;
}

/** A maker's process that plays rounds of one session, one after the other. */
export interface Player {
  readonly name: string;
  readonly playerId: string;
  readonly session: { readonly sessionId: string; readonly gameId: string; readonly currency: string };
  readonly token: string;
  /** Port of the platform, behind its fault proxy. */
  readonly port: number;
  readonly random: Random;
  readonly told: Told;
  /** Returns whether another round is wanted. */
  next(): boolean;
  played(): void;
}

interface Answer {
  readonly status: string;
  readonly applied?: boolean;
}

const PATIENCE = 3000;
const SCRIPTS = ['win', 'win', 'win', 'lose', 'lose', 'twoBets', 'betWin', 'rollback', 'early'] as const;

/** Plays until no more rounds are wanted. Every call is repeated with its transaction id until it is decided. */
export async function playRounds(player: Player): Promise<void> {
  const device = createDevice({ ports: [player.port], timeout: PATIENCE });
  const calls = createCalls(player, device);
  let count = 0;
  while (player.next()) {
    count += 1;
    await playRound(player, calls, `${player.name}-${String(count).padStart(6, '0')}`);
    player.played();
  }
  device.close();
}

type Calls = ReturnType<typeof createCalls>;

async function playRound({ random }: Player, calls: Calls, round: string): Promise<void> {
  const stake = BigInt(random.between(1, 500));
  const prize = BigInt(random.between(0, 1000));
  switch (random.pick(SCRIPTS)) {
    case 'win':
      if (await calls.bet(round, 'b', stake)) await calls.win(round, 'w', prize, true);
      return;
    case 'lose':
      if (await calls.bet(round, 'b', stake)) await calls.close(round);
      return;
    case 'twoBets':
      if (!(await calls.bet(round, 'b', stake))) return;
      if (!(await calls.bet(round, 'c', stake))) return void (await calls.close(round));
      await calls.rollback(round, 'x', 'b');
      await calls.win(round, 'w', prize, false);
      await calls.win(round, 'v', prize, true);
      return;
    case 'betWin':
      await calls.betWin(round, stake, prize);
      return;
    case 'rollback':
      if (await calls.bet(round, 'b', stake)) await calls.rollback(round, 'x', 'b');
      return;
    default:
      // The rollback overtakes its bet.
      await calls.rollback(round, 'x', 'b');
      await calls.lateBet(round, 'b', stake);
  }
}

function createCalls({ name, playerId, session, token, random, told }: Player, device: Device) {
  let exchanges = 0;

  /** Sends a call once; undefined if it isn't decided. */
  async function once(call: string, fields: object): Promise<Answer | undefined> {
    const path = `/maker-api/v1/${call}`;
    const body = { ...session, token, ...fields };
    const bytes = Buffer.from(JSON.stringify(body));
    const signed = signRequest(SECRET, { method: 'POST', path, maker: MAKER, body: bytes, now: new Date() });
    const id = `${name}.${(exchanges += 1)}`;
    const answer = await device
      .exchange({ method: 'POST', path, id, headers: signed, body })
      .catch(() => undefined);
    if (answer?.status === 400) throw new Error(`${call} was unreadable: ${answer.text}`);
    if (answer?.status !== 200) return undefined;
    const read: Answer = JSON.parse(answer.text);
    return read.status === 'INTERNAL' ? undefined : read;
  }

  async function decided(call: string, fields: object, expected: string): Promise<Answer> {
    told.calls += 1;
    for (;;) {
      const answer = await once(call, fields);
      if (answer?.status === expected) return answer;
      if (answer) throw new Error(`${call} ${JSON.stringify(fields)} got ${answer.status}.`);
      told.repeated += 1;
      await sleep(100);
    }
  }

  const tx = (round: string, part: string): string => `${round}-${part}`;
  const note = (txId: string, amount: bigint) => told.amounts.set(txId, { playerId, amount });
  const text = (amount: bigint): string => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

  async function rollback(round: string, part: string, target: string): Promise<void> {
    const targetTxId = tx(round, target);
    await decided('rollback', { txId: tx(round, part), targetTxId, roundId: round }, 'OK');
    note(targetTxId, 0n);
  }

  return {
    rollback,
    /** Places a bet. Some that get no answer are given up and rolled back: then it returns false. */
    async bet(round: string, part: string, stake: bigint): Promise<boolean> {
      const txId = tx(round, part);
      const fields = { txId, roundId: round, amount: text(stake) };
      const answer = await once('bet', fields);
      if (!answer && random.next() < 0.4) {
        told.calls += 1;
        await rollback(round, `${part}-x`, part);
        return false;
      }
      if (answer && answer.status !== 'OK') throw new Error(`The bet ${txId} got ${answer.status}.`);
      if (!answer) await decided('bet', fields, 'OK');
      else told.calls += 1;
      note(txId, -stake);
      return true;
    },
    async lateBet(round: string, part: string, stake: bigint): Promise<void> {
      await decided('bet', { txId: tx(round, part), roundId: round, amount: text(stake) }, 'TX_ROLLED_BACK');
    },
    async win(round: string, part: string, prize: bigint, close: boolean): Promise<void> {
      const txId = tx(round, part);
      await decided('win', { txId, roundId: round, amount: text(prize), close }, 'OK');
      note(txId, prize);
    },
    async betWin(round: string, stake: bigint, prize: bigint): Promise<void> {
      const txId = tx(round, 'bw');
      await decided('betWin', { txId, roundId: round, bet: text(stake), win: text(prize) }, 'OK');
      note(txId, prize - stake);
    },
    async close(round: string): Promise<void> {
      await decided('closeRound', { roundId: round }, 'OK');
    },
  };
}
