import { once } from 'node:events';
import { connect } from 'node:net';
import { signRequest } from '../../../apps/server/src/casino/makers/signature.ts';
import { wholeAnswer, type Placed } from './placements.ts';

/** Session of a game, as its maker knows it. */
export interface MakerSeat {
  readonly sessionId: string;
  readonly gameId: string;
  readonly currency: string;
  readonly token: string;
}

/** Work of a maker: each client plays rounds of a bet and a win one after the other until the time is over. */
export interface RoundsLoad {
  readonly port: number;
  readonly maker: string;
  readonly secret: string;
  readonly seats: readonly MakerSeat[];
  readonly ms: number;
}

/**
 * Plays rounds over HTTP from the current program.
 * @throws {Error} with the answer, when an operation isn't accepted
 */
export async function playAll(load: RoundsLoad): Promise<Placed> {
  const took: number[] = [];
  const begun = performance.now();
  await Promise.all(
    load.seats.map(async (seat) => {
      const maker = await openMaker(load);
      while (performance.now() - begun < load.ms) {
        const sent = performance.now();
        const roundId = crypto.randomUUID();
        const fields = { ...seat, roundId };
        await maker.call('bet', { ...fields, txId: `b-${roundId}`, amount: '0.20' });
        await maker.call('win', { ...fields, txId: `w-${roundId}`, amount: '0.20', close: true });
        took.push(performance.now() - sent);
      }
      await maker.end();
    }),
  );
  return { took, ms: performance.now() - begun };
}

/** One persistent connection with only the HTTP that it needs: its cost would count as the platform's. */
async function openMaker({ port, maker, secret }: RoundsLoad) {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  socket.setNoDelay(true).setEncoding('utf8');
  return {
    async call(name: string, body: object): Promise<void> {
      const bytes = Buffer.from(JSON.stringify(body));
      const path = `/maker-api/v1/${name}`;
      const signed = signRequest(secret, { method: 'POST', path, maker, body: bytes, now: new Date() });
      const headers = {
        host: `localhost:${port}`,
        ...signed,
        'content-type': 'application/json',
        'content-length': bytes.length,
      };
      const lines = Object.entries(headers).map(([field, value]) => `${field}: ${value}`);
      socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${String(bytes)}`);
      const answer = await wholeAnswer(socket);
      if (!answer.includes('"status":"OK"')) throw new Error(`${name} was not accepted: ${answer}`);
    },
    async end(): Promise<void> {
      socket.end();
      await once(socket, 'close');
    },
  };
}
