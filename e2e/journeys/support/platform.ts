import { constants, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from './platformProgram.ts';
import { preparedFolder } from './preparedFolder.ts';

export type Pair = readonly [home: number, away: number];

export interface Selection {
  readonly id: string;
  readonly key: string;
  /** Decimal price as text. */
  readonly k?: string;
}

export interface Market {
  readonly id: string;
  readonly type: string;
  /** Tab of the match page that shows the market. */
  readonly group: string;
  readonly line?: string;
  /** 1: takes bets, -1: suspended. */
  readonly status: number;
  readonly selections: readonly Selection[];
}

export interface Match {
  readonly id: number;
  readonly sportId: number;
  readonly competitionId: number;
  readonly competition: string;
  /** Id of the home side, for the address of its page. */
  readonly homeId?: number;
  readonly home: string;
  readonly away: string;
  /** UTC seconds. */
  readonly startsAt: number;
  /** 1: upcoming, 2: in play, 3: break, 4: over. */
  readonly status: number;
  readonly clock?: { readonly period: string; readonly seconds?: number };
  readonly score?: { readonly total: Pair; readonly parts?: readonly Pair[] };
  /** The video game, in e-sports. */
  readonly discipline?: string;
}

/** An operator's decision about a stake above the maximum. */
export type ReviewAnswer =
  | { readonly kind: 'accepted' | 'refused' }
  | {
      readonly kind: 'offer';
      readonly amount: string;
      readonly bets: readonly { readonly selectionId: string; readonly coef: string }[];
      readonly seconds: number;
    };

/** A mail as operators see it in the outbox. */
export interface Mail {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
}

/** A platform whose play and time advance only when a journey moves them. */
export interface Platform {
  readonly port: number;
  /** Token for the operators' API and console. */
  readonly operatorToken: string;
  /** Whether journeys of several files use it, so that none may change it. */
  readonly isShared: boolean;
  /** Advances play. Resolves when results are settled and the last prices are published. */
  advance(seconds: number): Promise<void>;
  /**
   * Advances the platform's clock, without which live bets and cash-outs stay pending. Resolves when everything due
   * is done: bets decided and settled, sessions and limits ended.
   * @param options.arePagesOpen true if signed-in pages stay open, whose tokens end meanwhile
   * @throws {Error} if such pages are open otherwise
   */
  passTime(seconds: number, options?: { readonly arePagesOpen?: boolean }): Promise<void>;
  /** Decides about a coupon under review. */
  review(couponId: string, answer: ReviewAnswer): Promise<void>;
  /** Sets a player's limits or blocks through the operator API. */
  restrict(playerId: string, what: 'limits' | 'blocks', values: object): Promise<void>;
  /** Mails sent to players, newest first. */
  mails(): Promise<readonly Mail[]>;
  /** Text of the last mail to an address, with its codes and links; undefined if there is none. */
  mailTo(email: string): Promise<string | undefined>;
  /** Text of the last text message to a phone number, with its codes; undefined if there is none. */
  textTo(phone: string): Promise<string | undefined>;
  matches(section: 'live' | 'line', sportId?: number): Promise<readonly Match[]>;
  /** A match with its current markets; undefined if the line doesn't contain it any more. */
  match(id: number): Promise<{ match: Match; markets: readonly Market[] } | undefined>;
  stop(): Promise<void>;
}

/**
 * Starts the platform on a copy of the prepared folder: a database without players, with results of the past days.
 * @param port free TCP port
 * @param settings environment variables in addition to those of all journeys
 * @param sites in the format of `SITES_FILE`; the platform's own if empty
 * @throws {Error} with its output if it isn't ready in time
 */
export async function startPlatform(
  port: number,
  settings: Readonly<Record<string, string>> = {},
  sites: readonly object[] = [],
): Promise<Platform> {
  const prepared = await preparedFolder(port);
  const folder = mkdtempSync(join(tmpdir(), 'touchline-journeys-'));
  cpSync(prepared, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const sitesFile = join(folder, 'sites.json');
  if (sites.length > 0) writeFileSync(sitesFile, JSON.stringify({ sites }));
  const ownSites = sites.length > 0 ? { SITES_FILE: sitesFile } : {};
  const { token, end } = await startProgram(port, folder, {
    // The prepared folder contains them.
    RESULTS_PAST_DAYS: '0',
    ...ownSites,
    ...settings,
  });
  return {
    ...platformCalls(port, token),
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The running platform that E2E_PLATFORM names as `<port>:<operator's token>`; undefined without it. The program that
 * started it also stops it.
 */
export function runningPlatform(): Platform | undefined {
  const named = process.env['E2E_PLATFORM'];
  if (named === undefined || named === '') return undefined;
  const [, port, token] = /^(\d+):(.+)$/.exec(named) ?? [];
  if (port === undefined || token === undefined) {
    throw new Error('E2E_PLATFORM must be the port and the operator’s token of a platform: <port>:<token>.');
  }
  return { ...platformCalls(Number(port), token), stop: () => Promise.resolve() };
}

/** A platform that journeys of several files share: none may advance its play or its time. */
export function stillPlatform(platform: Platform): Platform {
  const refuse = () =>
    Promise.reject(
      new Error('A .still file may not change the platform, which others share: name it .moving.test.ts.'),
    );
  return { ...platform, isShared: true, advance: refuse, passTime: refuse };
}

/**
 * Calls to the platform on a port.
 * @param token for the operators' API
 */
export function platformCalls(port: number, token: string): Omit<Platform, 'stop'> {
  const origin = `http://localhost:${port}`;

  async function read<T>(path: string): Promise<T> {
    const answer = await fetch(origin + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    // The cast: the platform checks its responses by the contract, whose fields the types above repeat.
    return (await answer.json()) as T;
  }

  /** Reads by the operators' API. */
  async function readAsOperator<T>(path: string): Promise<T> {
    const answer = await fetch(`${origin}/ops/${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`The operator's call ${path} answered: ${await answer.text()}`);
    // The cast: as above.
    return (await answer.json()) as T;
  }

  const mails = async (): Promise<readonly Mail[]> =>
    (await readAsOperator<{ mails: readonly Mail[] }>('outbox')).mails;

  /** Returns the text of the first message of a list to a recipient. */
  async function textOf(
    list: 'outbox' | 'texts',
    messages: readonly Pick<Mail, 'id' | 'recipient'>[],
    to: string,
  ): Promise<string | undefined> {
    const id = messages.find(({ recipient }) => recipient === to)?.id;
    return id === undefined ? undefined : (await readAsOperator<{ text: string }>(`${list}/${id}`)).text;
  }

  /** Makes a call of the operators' API. */
  async function operate(path: string, body: unknown): Promise<void> {
    const answer = await fetch(`${origin}/ops/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The operator's call ${path} answered: ${await answer.text()}`);
  }

  return {
    port,
    operatorToken: token,
    isShared: false,
    passTime: (seconds) => operate('clock/advance', { seconds }),
    advance: (seconds) => operate('feed/advance', { seconds, step: Math.max(1, seconds) }),
    review: (couponId, answer) => operate(`reviews/${couponId}`, answer),
    restrict: (playerId, what, values) => operate(`players/${playerId}/${what}`, values),
    mails,
    mailTo: async (email) => textOf('outbox', await mails(), email),
    async textTo(phone) {
      const { texts } = await readAsOperator<{ texts: readonly Mail[] }>('texts');
      return textOf('texts', texts, phone);
    },
    async matches(section, sportId) {
      const sport = sportId === undefined ? '' : `&sportId=${sportId}`;
      return (await read<{ matches: Match[] }>(`/web-api/line/matches?section=${section}${sport}&limit=500`))
        .matches;
    },
    async match(id) {
      const answer = await fetch(`${origin}/web-api/line/matches/${id}`);
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new Error(`Match ${id} answered ${answer.status}: ${await answer.text()}`);
      // The cast: as above.
      return (await answer.json()) as { match: Match; markets: Market[] };
    },
  };
}
