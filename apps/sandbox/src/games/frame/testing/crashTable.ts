import type { ServerResponse } from 'node:http';
import {
  CRASH_PHASES,
  cashOutCrash,
  chainOf,
  crashEnd,
  crashResult,
  endCrash,
  placeCrashBet,
  sha256Hex,
  viewCrash,
} from '@touchline/games';
import type { CrashState } from '@touchline/games';
import type { RoundView } from '../shell/api.types.ts';
import { toMinor, toText } from '../shell/money.ts';
import { Refused } from './rounds.ts';
import type { Rounds } from './rounds.ts';

type Body = Readonly<Record<string, unknown>>;

/** Table of crash of one player, over the chain of the specification's vectors. */
export interface CrashTable {
  readonly bet: (body: Body) => RoundView;
  readonly cashOut: (body: Body) => RoundView;
  readonly stream: (response: ServerResponse) => void;
  /**
   * Begins the next phase.
   * @param elapsed time for which it has been lasting already, in milliseconds
   */
  readonly next: (elapsed?: number) => void;
  /** Bets of the present game. */
  readonly bets: () => readonly RoundView[];
  readonly close: () => void;
}

type Phase = 'betting' | 'locked' | 'running' | 'busted';

/**
 * Creates the table.
 * @param isManual whether its phases are begun by `next`; else they follow real time from the first listener on
 */
export function createCrashTable(rounds: Rounds, isManual: boolean): CrashTable {
  const { hashes, terminal } = chainOf(sha256Hex('touchline-chain-1'), 1000);
  const salt = sha256Hex('touchline-salt-1');
  const listeners = new Set<ServerResponse>();
  const bets = new Map<string, CrashState>();
  const past: number[] = [];
  let game = 0;
  let phase: Phase = 'busted';
  let since = 0;
  let timer: NodeJS.Timeout | undefined;

  const result = (): number => crashResult(salt, hashes[game - 1] ?? '');
  const length = (): number => (phase === 'running' ? crashEnd(result()) : CRASH_PHASES[phase]);

  const line = (type: string, data: object): string => `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;

  const shown = (): object => ({
    phase,
    game,
    since,
    until: phase === 'running' ? null : since + length(),
    result: phase === 'busted' && game > 0 ? result() : null,
    terminal,
    salt,
    now: Date.now(),
  });

  function event(): string {
    return line(phase, shown());
  }

  function next(elapsed = 0): void {
    const order: Record<Phase, Phase> = {
      betting: 'locked',
      locked: 'running',
      running: 'busted',
      busted: 'betting',
    };
    phase = order[phase];
    since = Date.now() - elapsed;
    if (phase === 'betting') {
      game += 1;
      bets.clear();
    }
    if (phase === 'busted') past.unshift(result());
    for (const listener of listeners) listener.write(event());
    if (phase === 'busted') bust();
    if (!isManual) timer = setTimeout(next, length());
  }

  function bust(): void {
    for (const [id, bet] of bets) if (bet.end === null) settle(id, endCrash(bet, result()));
    for (const [id, bet] of bets)
      for (const listener of listeners) listener.write(line('bet', view(id, bet)));
  }

  function settle(id: string, bet: CrashState): void {
    bets.set(id, bet);
    rounds.move(BigInt(bet.end?.payout ?? '0'));
  }

  function view(id: string, bet: CrashState): RoundView {
    return {
      roundId: id,
      state: bet.end ? 'settled' : 'open',
      stake: toText(BigInt(bet.stake), 2),
      payout: toText(BigInt(bet.end?.payout ?? '0'), 2),
      balance: rounds.balance(),
      view: viewCrash(bet),
      fairness: { commitment: terminal, clientSeed: salt, nonce: game },
    };
  }

  const table: CrashTable = {
    bet: ({ actionId, stake, autoCashOut }) =>
      rounds.once(actionId, () => {
        if (phase !== 'betting') throw new Refused('BETTING_CLOSED');
        const amount = toMinor(String(stake), 2);
        const bet = placeCrashBet({ stake: amount }, { autoCashOut });
        rounds.move(-amount);
        const id = `c-${game}-${bets.size}`;
        bets.set(id, bet);
        return view(id, bet);
      }),
    cashOut: ({ actionId, roundId }) =>
      rounds.once(actionId, () => {
        const bet = bets.get(String(roundId));
        if (!bet || phase !== 'running') throw new Refused('BUSTED');
        settle(String(roundId), cashOutCrash(bet, Date.now() - since, result()));
        return view(String(roundId), bets.get(String(roundId)) ?? bet);
      }),
    stream: (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      response.write(
        line('table', { ...shown(), bets: table.bets(), past: past.map((one) => ({ result: one })) }),
      );
      if (timer === undefined && !isManual) next();
    },
    bets: () => [...bets].map(([id, bet]) => view(id, bet)),
    next,
    close: () => clearTimeout(timer),
  };
  return table;
}
