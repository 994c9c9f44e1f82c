import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { singleOn, type OpenBet } from './openBet.ts';

/** Work of the clients: each places singles one after the other until the time is over. */
export interface Load {
  readonly port: number;
  /** One entry a client: its token and account. */
  readonly clients: readonly { readonly token: string; readonly accountId: string }[];
  readonly bet: OpenBet;
  readonly ms: number;
  /** Bets of each client; unlimited if absent. */
  readonly most?: number;
}

export interface Placed {
  /** Duration of each placement, ms. */
  readonly took: readonly number[];
  /** Duration of the whole run, ms. */
  readonly ms: number;
}

/** Placements with the times at which they were sent. */
export interface TimedPlaced extends Placed {
  /** Start of each placement after that of the run, ms. */
  readonly sentAt: readonly number[];
}

/**
 * Places bets over HTTP from the current program.
 * @throws {Error} with the answer, when a placement is not accepted
 */
export async function placeAll({ port, clients, bet, ms, most = Infinity }: Load): Promise<TimedPlaced> {
  const took: number[] = [];
  const sentAt: number[] = [];
  const placers = await Promise.all(
    clients.map(({ token, accountId }) => placer(port, token, singleOn(bet, accountId, '0.20'))),
  );
  const begun = performance.now();
  await Promise.all(
    placers.map(async (place) => {
      for (let made = 0; made < most && performance.now() - begun < ms; made += 1) {
        const sent = performance.now();
        const answer = await place(crypto.randomUUID());
        took.push(performance.now() - sent);
        sentAt.push(sent - begun);
        if (!answer.includes('"state":"accepted"')) throw new Error(`A bet was not accepted: ${answer}`);
      }
    }),
  );
  const whole = performance.now() - begun;
  await Promise.all(placers.map((place) => place.end()));
  return { took, sentAt, ms: whole };
}

interface Placer {
  /** Sends the placement under an idempotency key; resolves with the raw HTTP response. */
  (key: string): Promise<string>;
  end(): Promise<void>;
}

/**
 * One persistent connection that sends the same placement under new keys. It implements only the HTTP that this
 * needs: clients, server and database share the machine, and the cost of a full HTTP client would count as the
 * platform's.
 */
async function placer(port: number, token: string, placement: object): Promise<Placer> {
  const body = JSON.stringify(placement);
  const head = [
    'POST /web-api/coupons HTTP/1.1',
    `host: localhost:${port}`,
    `authorization: Bearer ${token}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
  ].join('\r\n');
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  socket.setNoDelay(true).setEncoding('utf8');
  const place = (key: string): Promise<string> => {
    socket.write(`${head}\r\nidempotency-key: ${key}\r\n\r\n${body}`);
    return wholeAnswer(socket);
  };
  return Object.assign(place, {
    end: async () => {
      socket.end();
      await once(socket, 'close');
    },
  });
}

/**
 * Reads one response with a content length.
 * @throws {Error} when the connection ends before it is complete
 */
export function wholeAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const ended = () => reject(new Error(`The connection ended after "${text.slice(0, 200)}".`));
    const read = (part: string) => {
      text += part;
      const headEnd = text.indexOf('\r\n\r\n');
      const length = /^content-length: (\d+)/im.exec(text)?.[1];
      if (headEnd === -1 || Buffer.byteLength(text) < headEnd + 4 + Number(length)) return;
      socket.off('data', read).off('close', ended);
      resolve(text);
    };
    socket.on('data', read).once('close', ended);
  });
}
