import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createCrashTable } from './crashTable.ts';
import { createRounds, Refused } from './rounds.ts';
import type { SessionOptions } from './rounds.ts';

/** Play API over the real rules, with a purse in memory, for tests of the frame. */
export interface PlayServer {
  readonly url: string;
  /** Refuses the next action with a code of the wallet. */
  readonly refuseNext: (code: string, remainder?: string) => void;
  /** Carries out the next action, but loses its answer. */
  readonly loseNextAnswer: () => void;
  /** Begins the next phase of crash, as if it had been lasting for some milliseconds. */
  readonly nextPhase: (elapsed?: number) => void;
  /** Number of actions that were carried out, repetitions left out. */
  readonly actions: () => number;
  readonly close: () => Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
};

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'";

export interface PlayServerOptions extends SessionOptions {
  /** Folder of the built frame. */
  readonly folder: string;
  /** True if the phases of crash are begun by `nextPhase`. @default false */
  readonly isManual?: boolean;
}

/** Starts the server of one game on a free port. */
export async function startPlayServer(options: PlayServerOptions): Promise<PlayServer> {
  const rounds = createRounds(options);
  const crash = createCrashTable(rounds, options.isManual === true);
  let refusal: Refused | undefined;
  let losesAnswer = false;

  async function play(path: string, body: Record<string, unknown>): Promise<unknown> {
    if (path === 'session') return rounds.session();
    if (path === 'balance') return { balance: rounds.balance() };
    if (path === 'seed') return rounds.changeSeed(String(body['clientSeed']));
    if (path === 'crash/rounds') return { rounds: crash.bets() };
    if (path.startsWith('rounds?') || (path === 'rounds' && body['actionId'] === undefined))
      return { rounds: rounds.past() };
    if (refusal) {
      const thrown = refusal;
      refusal = undefined;
      throw thrown;
    }
    if (path === 'crash/bets') return crash.bet(body);
    if (path === 'crash/cashout') return crash.cashOut(body);
    if (path === 'rounds') return rounds.bet(body);
    const roundId = /^rounds\/(.+)\/turns$/.exec(path)?.[1];
    if (roundId !== undefined) return rounds.turn(roundId, body);
    throw new Refused('NOT_FOUND');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '/').slice(1);
    if (path.startsWith('play-api/crash/stream')) return crash.stream(response);
    if (path.startsWith('play-api/')) {
      const text = await textOf(request);
      try {
        const result = await play(
          path.slice(9),
          text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
        );
        const isLost = losesAnswer && path.includes('rounds');
        if (isLost) losesAnswer = false;
        response.writeHead(isLost ? 503 : 200, { 'content-type': 'application/json' });
        response.end(isLost ? '{}' : JSON.stringify(result));
      } catch (error) {
        const { code, remainder } = error instanceof Refused ? error : new Refused('BAD_AMOUNT');
        response.writeHead(409, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ code, message: String(error), remainder }));
      }
      return;
    }
    if (path.startsWith('frame/')) return file(path.slice(6), response);
    const name = path.startsWith('check') ? 'check' : 'play';
    const root = name === 'check' ? 'check' : 'game';
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': POLICY });
    response.end(
      `<!doctype html><html lang="${options.language ?? 'en'}"><meta charset="utf-8"><title>Game</title>` +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<link rel="stylesheet" href="/frame/${name}.css"><script type="module" src="/frame/${name}.js"></script>` +
        `<div id="${root}"></div></html>`,
    );
  }

  async function file(name: string, response: ServerResponse): Promise<void> {
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const bytes = await readFile(join(options.folder, name)).catch(() => undefined);
    response.writeHead(bytes ? 200 : 404, { 'content-type': type });
    response.end(bytes);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuseNext: (code, remainder) => {
      refusal = new Refused(code, remainder);
    },
    loseNextAnswer: () => {
      losesAnswer = true;
    },
    nextPhase: crash.next,
    actions: rounds.actions,
    close: () => {
      crash.close();
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
