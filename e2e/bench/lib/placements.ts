import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { OpenBet } from './openBet.ts';

/** What the clients do: each places singles one after the other until the time is over. */
export interface Load {
  readonly port: number;
  /** One a client: who places, and on which account. */
  readonly clients: readonly { readonly token: string; readonly accountId: string }[];
  readonly bet: OpenBet;
  readonly ms: number;
}

export interface Placed {
  /** How long each placement took, ms. */
  readonly took: readonly number[];
  /** How long all of it took, ms. */
  readonly ms: number;
}

/**
 * Places bets over HTTP, from the program that runs it.
 * @throws {Error} with the answer, when a placement is not accepted
 */
export async function placeAll({ port, clients, bet, ms }: Load): Promise<Placed> {
  const took: number[] = [];
  const begun = performance.now();
  await Promise.all(
    clients.map(async ({ token, accountId }) => {
      const place = await placer(port, token, {
        accountId,
        typeId: 0,
        amount: '0.20',
        changeCoefAction: 1,
        exactCoef: false,
        isDropOnScoreChange: false,
        coefViewId: 0,
        bets: [bet],
      });
      while (performance.now() - begun < ms) {
        const sent = performance.now();
        const answer = await place(crypto.randomUUID());
        took.push(performance.now() - sent);
        if (!answer.includes('"state":"accepted"')) throw new Error(`A bet was not accepted: ${answer}`);
      }
      await place.end();
    }),
  );
  return { took, ms: performance.now() - begun };
}

interface Placer {
  /** Sends the placement under a key; answers the whole HTTP answer. */
  (key: string): Promise<string>;
  end(): Promise<void>;
}

/**
 * One kept connection that sends the same placement under new keys. It speaks just as much HTTP as that needs:
 * clients, server and database share the machine, and what a whole HTTP client costs would count as the platform's.
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

/** Waits for one answer with a length. @throws {Error} when the connection ends before */
function wholeAnswer(socket: Socket): Promise<string> {
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
