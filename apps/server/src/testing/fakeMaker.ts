import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRequest } from '../casino/makers/signature.ts';

/** A call that a fake maker received. */
export interface MakerCall {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly isSigned: boolean;
}

/** A maker of games that answers as a test says. */
export interface FakeMaker {
  readonly origin: string;
  /** Path of a list with this maker, for `MAKERS_FILE`. */
  readonly makersFile: string;
  readonly calls: MakerCall[];
  /** Sets the answer to a call, such as `POST /v1/launch`; undefined: no answer, the connection breaks. */
  answer(call: string, answer: { readonly status?: number; readonly body: unknown } | undefined): void;
  /** Returns the token of the last launch. */
  launchToken(): string;
  stop(): Promise<void>;
}

export const MAKER_SECRET = 'secret-of-a-fake-maker';

/** Starts a maker of this id on a free port. */
export async function startFakeMaker(id = 'fake', now: () => Date = () => new Date()): Promise<FakeMaker> {
  const calls: MakerCall[] = [];
  const answers = new Map<string, { readonly status?: number; readonly body: unknown } | undefined>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      const body = Buffer.concat(chunks);
      const proof = verifyRequest([MAKER_SECRET], { method, path, headers, body, now: now() });
      calls.push({
        method,
        path,
        body: body.length === 0 ? {} : JSON.parse(body.toString()),
        isSigned: proof.isProved && headers['x-maker'] === id,
      });
      const key = `${method} ${path.split('?')[0]}`;
      const answer = answers.get(key);
      if (answers.has(key) && !answer) return response.destroy();
      response.writeHead(answer?.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer?.body ?? {}));
      return undefined;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  answers.set('POST /v1/launch', { body: { url: `${origin}/play/a-game?token=t` } });
  const makersFile = join(await mkdtemp(join(tmpdir(), 'makers-')), 'makers.json');
  const listed = { id, adapter: 'touchline', name: 'Fake', url: origin, secrets: [MAKER_SECRET] };
  await writeFile(makersFile, JSON.stringify([listed]));
  return {
    origin,
    makersFile,
    calls,
    launchToken() {
      const token = calls.findLast(({ path }) => path === '/v1/launch')?.body['token'];
      if (typeof token !== 'string') throw new Error('No game was launched at this maker.');
      return token;
    },
    answer: (call, answer) => void answers.set(call, answer),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
