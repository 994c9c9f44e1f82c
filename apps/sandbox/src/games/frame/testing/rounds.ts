import {
  commitmentOf,
  addedStakeOf,
  isSoloGame,
  playTurn,
  startRound,
  streamOf,
  viewOf,
} from '@touchline/games';
import type { GameState, SoloGameId } from '@touchline/games';
import type { Fairness, PlaySession, RoundView, SeedChange } from '../shell/api.types.ts';
import { toMinor, toText } from '../shell/money.ts';

export interface SessionOptions {
  readonly gameId: string;
  readonly name?: string;
  readonly language?: string;
  readonly theme?: 'light' | 'dark';
  readonly currency?: string;
  readonly minCycleMs?: number;
  /** First number of a round with the seeds of the vectors. */
  readonly nonce?: number;
  readonly port?: number;
  readonly parentOrigin?: string;
  readonly mode?: 'real' | 'demo';
  readonly colours?: PlaySession['colours'];
  readonly freeRounds?: PlaySession['freeRounds'];
}

/** Refusal of the wallet. */
export class Refused extends Error {
  readonly code: string;
  readonly remainder: string | undefined;

  constructor(code: string, remainder?: string) {
    super(code);
    this.code = code;
    this.remainder = remainder;
  }
}

const ENGINES: Readonly<Record<string, string>> = { 'hi-lo': 'hilo', 'iron-orchard': 'slot' };

/** Server seed of the specification's vectors. */
const SERVER_SEED = '168f9df5efe111a7a788d1a444a000f3639d8f22845569717ef2b373c127a358';
const DECIMALS = 2;

export interface Rounds {
  readonly session: () => PlaySession;
  readonly balance: () => string;
  readonly past: () => readonly RoundView[];
  readonly actions: () => number;
  readonly changeSeed: (clientSeed: string) => SeedChange;
  readonly bet: (body: Readonly<Record<string, unknown>>) => RoundView;
  readonly turn: (roundId: string, body: Readonly<Record<string, unknown>>) => RoundView;
  /** Moves money by the table of crash. */
  readonly move: (minor: bigint) => void;
  readonly once: (actionId: unknown, act: () => RoundView) => RoundView;
  readonly fairness: () => Fairness;
}

/** Creates the rounds of one player: one purse, one pair of seeds. */
export function createRounds(options: SessionOptions): Rounds {
  const named = ENGINES[options.gameId] ?? options.gameId;
  const game: SoloGameId = isSoloGame(named) ? named : 'slot';
  const answers = new Map<unknown, RoundView>();
  const past: RoundView[] = [];
  let purse = 24_200n;
  let serverSeed = SERVER_SEED;
  let clientSeed = 'harbour-lantern';
  let nonce = options.nonce ?? 0;
  let open:
    | { readonly id: string; readonly state: GameState; readonly nonce: number; readonly staked: bigint }
    | undefined;

  const revealed = new Map<string, string>();
  const withSeed = (round: RoundView): RoundView => {
    const seed = revealed.get(round.fairness.commitment);
    return seed === undefined ? round : { ...round, fairness: { ...round.fairness, serverSeed: seed } };
  };

  const fairness = (at = nonce): Fairness => ({
    commitment: commitmentOf(serverSeed),
    clientSeed,
    nonce: at,
  });

  function view(id: string, state: GameState, at: number, staked: bigint): RoundView {
    const round: RoundView = {
      roundId: id,
      state: state.end ? 'settled' : 'open',
      stake: toText(staked, DECIMALS),
      payout: toText(BigInt(state.end?.payout ?? '0'), DECIMALS),
      balance: toText(purse, DECIMALS),
      view: viewOf(state),
      fairness: fairness(at),
    };
    if (state.end) past.unshift(round);
    return round;
  }

  function keep(id: string, state: GameState, at: number, staked: bigint): RoundView {
    purse += BigInt(state.end?.payout ?? '0');
    open = state.end ? undefined : { id, state, nonce: at, staked };
    return view(id, state, at, staked);
  }

  function take(stake: bigint): void {
    if (stake > purse) throw new Refused('INSUFFICIENT_FUNDS');
    purse -= stake;
  }

  const once: Rounds['once'] = (actionId, act) => {
    const known = answers.get(actionId);
    if (known) return known;
    const answer = act();
    answers.set(actionId, answer);
    return answer;
  };

  return {
    session: () => ({
      bearer: 'b',
      game: {
        id: options.gameId,
        name: options.name ?? options.gameId,
        rtp: '99.00',
        maxWin: 10_000,
        minStake: '0.10',
        maxStake: '100.00',
        step: game === 'slot' ? '0.10' : '0.01',
        settings: { engine: options.gameId === 'crash' ? 'crash' : game },
      },
      mode: options.mode ?? 'real',
      currency: options.currency ?? 'EUR',
      decimals: DECIMALS,
      balance: toText(purse, DECIMALS),
      language: options.language ?? 'en',
      theme: options.theme ?? 'light',
      colours: options.colours ?? {
        primary: '#16233b',
        accent: '#d4f53c',
        onAccent: '#16233b',
        canvas: '#f4f2ec',
      },
      rules: { minCycleMs: options.minCycleMs ?? 0 },
      parentOrigin: options.parentOrigin ?? 'http://localhost',
      fairness: fairness(),
      freeRounds: options.freeRounds ?? null,
      open: open ? view(open.id, open.state, open.nonce, open.staked) : null,
    }),
    balance: () => toText(purse, DECIMALS),
    past: () => past.map((round) => withSeed(round)),
    actions: () => answers.size,
    fairness: () => fairness(),
    once,
    move: (minor) => (minor < 0n ? take(-minor) : (purse += minor)),
    changeSeed: (next) => {
      const opened = { serverSeed, commitment: commitmentOf(serverSeed), clientSeed };
      revealed.set(opened.commitment, serverSeed);
      serverSeed = commitmentOf(serverSeed);
      clientSeed = next;
      nonce = 0;
      return { revealed: opened, fairness: fairness() };
    },
    bet: ({ actionId, stake, choice }) =>
      once(actionId, () => {
        const amount = toMinor(String(stake), DECIMALS);
        const state = startRound(
          game,
          streamOf({ serverSeed, clientSeed, nonce }),
          { stake: amount },
          choice,
        );
        take(amount);
        nonce += 1;
        return keep(`r-${nonce}`, state, nonce - 1, amount);
      }),
    turn: (roundId, { actionId, turn }) =>
      once(actionId, () => {
        if (open?.id !== roundId) throw new Refused('ROUND_CLOSED');
        const added = addedStakeOf(open.state, turn);
        const next = playTurn(open.state, turn);
        take(added);
        return keep(roundId, next, open.nonce, open.staked + added);
      }),
  };
}
