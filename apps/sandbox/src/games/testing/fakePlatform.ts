import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerSignature, isSameSignature, requestSignature } from '../signature.ts';

/** A call that the fake platform has decided. */
export interface SeenCall {
  readonly call: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly status: string;
}

/** Behaviour of the platform in its next call of a name. */
export type NextAnswer =
  /** It decides, and its answer is lost. */
  | 'lost'
  /** It doesn't get the call. */
  | 'dropped'
  /** It decides, and answers once it is released. */
  | 'held'
  /** Its answer has a wrong signature. */
  | 'unsigned'
  /** It refuses with a status and a remainder. */
  | { readonly status: string; readonly remainder?: string };

/** A platform with one player and a wallet that follows the rules of rounds. */
export interface FakePlatform {
  readonly url: string;
  readonly calls: SeenCall[];
  /** Balance in cents. */
  balance: bigint;
  /** Bounds and rules that `authenticate` answers. */
  place: object;
  /** Decides how the next calls of a name are answered, in order. */
  next(call: string, ...answers: readonly NextAnswer[]): void;
  /** Waits until it holds an answer back. */
  held(): Promise<void>;
  /** Sends the answer that it holds back. */
  release(): void;
  stop(): Promise<void>;
}

interface FakeRound {
  bets: Map<string, bigint>;
  hasWin: boolean;
  state: 'open' | 'closed' | 'rolledBack';
}

const cents = (text: unknown): bigint => BigInt(Math.round(Number(text) * 100));
const text = (amount: bigint): string => (Number(amount) / 100).toFixed(2);

/** Starts a fake platform on a free port. */
export async function startFakePlatform(secret: string): Promise<FakePlatform> {
  const rounds = new Map<string, FakeRound>();
  const answers = new Map<string, object>();
  const tombstones = new Set<string>();
  const planned = new Map<string, NextAnswer[]>();

  const isHeld = Promise.withResolvers<void>();
  const isReleased = Promise.withResolvers<void>();

  const platform = { calls: [] as SeenCall[], balance: 10_000n, place: {} };

  function decide(call: string, body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    const txId = String(body['txId'] ?? `${call}-${String(body['roundId'])}`);
    const known = answers.get(txId);
    if (known) return { ...known, applied: false, currentBalance: text(platform.balance) };
    const decided = money(call, body, txId);
    const answer = { txId, balance: text(platform.balance), applied: decided === 'OK', status: decided };
    answers.set(txId, answer);
    return answer.status === 'NOTHING' ? { ...answer, status: 'OK', applied: false } : answer;
  }

  function money(call: string, body: Readonly<Record<string, unknown>>, txId: string): string {
    const round = rounds.get(String(body['roundId']));
    if (call === 'bet' || call === 'betWin') {
      const amount = cents(body['amount'] ?? body['bet']);
      if (tombstones.has(txId)) return 'TX_ROLLED_BACK';
      if (round && round.state !== 'open') return 'ROUND_CLOSED';
      if (amount > platform.balance) return 'INSUFFICIENT_FUNDS';
      platform.balance += cents(body['win'] ?? 0) - amount;
      const of = round ?? { bets: new Map<string, bigint>(), hasWin: false, state: 'open' };
      of.bets.set(txId, amount);
      if (call === 'betWin') of.state = 'closed';
      rounds.set(String(body['roundId']), of);
      return 'OK';
    }
    if (call === 'rollback') {
      const target = String(body['targetTxId']);
      if (!round?.bets.has(target)) {
        tombstones.add(target);
        return 'NOTHING';
      }
      if (round.hasWin || round.state === 'closed') return 'ROUND_SETTLED';
      platform.balance += round.bets.get(target) ?? 0n;
      round.bets.delete(target);
      if (round.bets.size === 0) round.state = 'rolledBack';
      return 'OK';
    }
    if (!round) return 'BET_NOT_FOUND';
    if (call === 'jackpot') {
      platform.balance += cents(body['amount']);
      return 'OK';
    }
    if (round.state === 'rolledBack') return call === 'win' ? 'TX_ROLLED_BACK' : 'NOTHING';
    if (round.state === 'closed') return call === 'win' ? 'ROUND_CLOSED' : 'NOTHING';
    if (call === 'win') {
      platform.balance += cents(body['amount']);
      round.hasWin = true;
    }
    if (call === 'closeRound' || body['close'] === true) round.state = 'closed';
    return 'OK';
  }

  function answer(call: string, body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
    if (call === 'authenticate')
      return body['token'] === 'expired'
        ? { status: 'TOKEN_EXPIRED' }
        : {
            status: 'OK',
            makerToken: 'maker-token',
            playerId: 'p-1',
            currency: 'EUR',
            balance: text(platform.balance),
            ...platform.place,
          };
    if (call === 'balance') return { status: 'OK', balance: text(platform.balance) };
    return decide(call, body);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    const bytes = Buffer.concat(chunks);
    const header = (name: string): string => String(request.headers[name] ?? '');
    const nonce = header('x-nonce');
    const expected = requestSignature(secret, {
      method: 'POST',
      path: request.url ?? '',
      maker: header('x-maker'),
      timestamp: header('x-timestamp'),
      nonce,
      body: bytes,
    });
    const call = (request.url ?? '').replace('/maker-api/v1/', '');
    // The cast: the maker sends objects.
    const body = JSON.parse(bytes.toString()) as Readonly<Record<string, unknown>>;
    const send = (status: number, value: object, key = secret): void => {
      const sent = JSON.stringify(value);
      response
        .writeHead(status, { 'x-signature': answerSignature(key, { status, nonce, body: sent }) })
        .end(sent);
    };
    if (!isSameSignature(expected, header('x-signature'))) {
      platform.calls.push({ call, body, status: '401' });
      return send(401, {});
    }
    const next = planned.get(call)?.shift();
    if (next === 'dropped') return void request.socket.destroy();
    const value =
      typeof next === 'object' ? { ...next, balance: text(platform.balance) } : answer(call, body);
    platform.calls.push({ call, body, status: String(value['status']) });
    if (next === 'held') {
      isHeld.resolve();
      await isReleased.promise;
    }
    if (next === 'lost') return void request.socket.destroy();
    return send(200, value, next === 'unsigned' ? 'another' : secret);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // The cast: a server that listens on a port has its address.
  const { port } = server.address() as AddressInfo;
  return Object.assign(platform, {
    url: `http://127.0.0.1:${port}`,
    next: (call: string, ...all: readonly NextAnswer[]) => void planned.set(call, [...all]),
    held: () => isHeld.promise,
    release: () => isReleased.resolve(),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
