// The requesting clients, in a separate program: their cost must not be counted as the server's. They implement only
// the HTTP that this needs, because they share the machine with the server.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** A page or a call of a site. */
export interface Wanted {
  readonly path: string;
  /** @default 'localhost' */
  readonly host?: string;
}

/** Work of the clients, which are phones of guests. */
export interface Getting {
  readonly port: number;
  /** Requested one after the other. */
  readonly wanted: readonly Wanted[];
  readonly clients: number;
  /** Size from which a body is complete, bytes; a request is repeated until it is. */
  readonly completeFrom?: number;
  /** Time for which they are requested again and again, ms; each once if absent. */
  readonly ms?: number;
}

export interface Got {
  readonly answers: number;
  /** Duration of the whole run, ms. */
  readonly ms: number;
  /** Number of requests whose body was smaller than a complete one, and which were repeated. */
  readonly incomplete: number;
  /** Size of the last body, bytes. */
  readonly bytes: number;
  /** Value of its `content-encoding`; empty for none. */
  readonly encoding: string;
}

interface Answer {
  readonly head: string;
  /** Size of the body, bytes. */
  readonly bytes: number;
}

const MOST_TRIES = 100;
const RETRY_MS = 100;
const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** Reads one answer, with a content length or in chunks. */
function wholeAnswer(socket: Socket): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    let head: string | undefined;
    let start = 0;
    let length: number | undefined;
    const ended = (): void => reject(new Error(`The connection ended after "${head ?? ''}".`));
    const read = (part: Buffer): void => {
      parts.push(part);
      size += part.length;
      if (head === undefined) {
        const text = Buffer.concat(parts);
        const end = text.indexOf(HEAD_END);
        if (end === -1) return;
        head = text.subarray(0, end).toString('latin1');
        start = end + HEAD_END.length;
        const given = /^content-length: (\d+)/im.exec(head)?.[1];
        length = given === undefined ? undefined : Number(given);
      }
      const isWhole =
        length === undefined ? part.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : size >= start + length;
      if (!isWhole) return;
      socket.off('data', read).off('close', ended);
      resolve({ head, bytes: length ?? size - start });
    };
    socket.on('data', read).once('close', ended);
  });
}

function headOf({ path, host = 'localhost' }: Wanted, port: number): string {
  return [
    `GET ${path} HTTP/1.1`,
    `host: ${host}:${port}`,
    'accept-encoding: gzip, deflate, br',
    'sec-ch-ua-mobile: ?1',
    '\r\n',
  ].join('\r\n');
}

async function get(socket: Socket, head: string): Promise<Answer> {
  socket.write(head);
  const answer = await wholeAnswer(socket);
  if (!answer.head.startsWith('HTTP/1.1 200')) throw new Error(`${head} answered "${answer.head}".`);
  return answer;
}

async function getAll({ port, wanted, clients, completeFrom = 0, ms }: Getting): Promise<Got> {
  const heads = wanted.map((each) => headOf(each, port));
  let begunAnswers = 0;
  let answers = 0;
  let incomplete = 0;
  let last: Answer | undefined;
  const begun = performance.now();
  const goesOn = (): boolean =>
    ms === undefined ? begunAnswers < heads.length : performance.now() - begun < ms;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = connect(port, 'localhost');
      await once(socket, 'connect');
      socket.setNoDelay(true);
      while (goesOn()) {
        const index = begunAnswers % heads.length;
        begunAnswers += 1;
        last = await get(socket, heads[index] ?? '');
        for (let tries = 1; last.bytes < completeFrom; tries += 1) {
          if (tries === MOST_TRIES) throw new Error(`${wanted[index]?.path} stayed incomplete.`);
          incomplete += 1;
          await setTimeout(RETRY_MS);
          last = await get(socket, heads[index] ?? '');
        }
        answers += 1;
      }
      socket.end();
      await once(socket, 'close');
    }),
  );
  const encoding = /^content-encoding: (\S+)/im.exec(last?.head ?? '')?.[1] ?? '';
  return { answers, ms: performance.now() - begun, incomplete, bytes: last?.bytes ?? 0, encoding };
}

process.on('message', (getting: Getting) => {
  getAll(getting).then(
    (got) => process.send?.({ got }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
