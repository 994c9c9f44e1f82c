import { randomUUID } from 'node:crypto';
import { MOST_CRASH_BETS, placeCrashBet } from '@touchline/games';
import { toText } from '../money.ts';
import { PlayProblem } from '../problem.ts';
import { checkedStake, checkMayStake, problemOf } from '../rounds/newRound.ts';
import { oddityOf } from '../rounds/oddities.ts';
import { roundMoney } from '../rounds/roundMoney.ts';
import { uncertain } from '../rounds/roundTools.ts';
import type { Session } from '../sessions/sessions.ts';
import type { CrashBet } from './crash.store.ts';
import type { CrashTable } from './crashTable.ts';
import type { CrashTools } from './crashTools.ts';
import type { CrashRoundView } from './crashView.ts';

/** A bet that a player sends. */
export interface WantedBet {
  /** Id of the press. */
  readonly actionId: string;
  /** Decimal. */
  readonly stake: string;
  /** Hundredths; null for a player who cashes out by hand. */
  readonly autoCashOut: number | null;
}

/**
 * Returns the result of a repeated action; undefined for a new one.
 * @throws PlayProblem if the action was refused, or its stake has no decision yet
 */
export function repeated(
  { actions, store, view }: CrashTools,
  session: Session,
  actionId: string,
): CrashRoundView | undefined {
  const known = actions.resultOf(session.player, actionId);
  if (!known) return undefined;
  if ('code' in known) throw new PlayProblem(known.code, known.message, { remainder: known.remainder });
  const bet = store.bet(known.roundId);
  if (bet?.state === 'staking') throw uncertain();
  if (!bet || bet.state === 'void')
    throw new PlayProblem('STAKE_RETURNED', 'The stake couldn’t be played and has been returned.');
  return view(bet);
}

/** Returns a bet on the next round, before its stake is taken. */
function newBet(
  { store, now }: CrashTools,
  table: CrashTable,
  session: Session,
  { stake: text, autoCashOut }: WantedBet,
): CrashBet {
  const round = table.round();
  if (!round || table.phase() !== 'betting')
    throw new PlayProblem('BETTING_CLOSED', 'Bets are taken before the next round.');
  const mine = store.betsOf(session.player, round.id);
  if (mine.length >= MOST_CRASH_BETS)
    throw new PlayProblem('BETTING_CLOSED', `A round takes ${MOST_CRASH_BETS} bets of a player at most.`);
  checkMayStake(mine.length > 0 ? { ...session, lastStakeAt: null } : session, now());
  const stake = checkedStake(session, text);
  return {
    id: randomUUID(),
    player: session.player,
    sessionId: session.id,
    titleId: session.gameId,
    isDemo: session.mode === 'demo',
    currency: session.currency,
    tableId: round.id,
    state: 'staking',
    game: placeCrashBet({ stake }, { autoCashOut }),
    bets: [],
    at: now(),
  };
}

/**
 * Takes the stake of a bet on the next round.
 * @throws PlayProblem if the bet is refused, has no decision yet, or was decided after the start of its round
 */
export async function placeBet(
  tools: CrashTools,
  table: CrashTable,
  session: Session,
  wanted: WantedBet,
): Promise<CrashRoundView> {
  const { db, store, actions, sessions, view } = tools;
  const { player } = session;
  let bet: CrashBet;
  try {
    bet = newBet(tools, table, session, wanted);
  } catch (error) {
    const problem = problemOf(error);
    throw problem instanceof PlayProblem ? actions.refuse(player, wanted.actionId, problem) : problem;
  }
  const bank = tools.bankOf(bet.isDemo);
  const stake = BigInt(bet.game.stake);
  const operation = roundMoney.bet(session, { id: bet.id, freeRoundsId: null }, stake);
  const staking: CrashBet = {
    ...bet,
    bets: [{ txId: operation.txId, amount: toText(stake, bet.currency) }],
  };
  db.atomically(() => {
    store.insertBet(staking);
    actions.save(player, wanted.actionId, { roundId: bet.id });
    bank.prepare(operation);
  });
  const placed = await bank.place(operation, bet.isDemo ? undefined : oddityOf(stake).fault);
  if (placed.kind === 'unknown') return repeated(tools, session, wanted.actionId) ?? view(staking);
  if (placed.kind === 'refused') {
    const { status, remainder } = placed;
    const problem = new PlayProblem(status, `The platform refused the stake: ${status}.`, { remainder });
    store.removeBet(bet.id);
    throw actions.refuse(player, wanted.actionId, problem);
  }
  sessions.update(session.id, { lastStakeAt: bet.at });
  // The answer came after the start: the bet would have known the round's course.
  if (table.round()?.id !== bet.tableId || !['betting', 'locked'].includes(table.phase())) {
    await tools.giveBack(staking);
    throw actions.refuse(
      player,
      wanted.actionId,
      new PlayProblem('BETTING_CLOSED', 'The round has started: the stake is returned.'),
    );
  }
  const booked: CrashBet = { ...staking, state: 'in' };
  store.saveBet(booked);
  return view(booked);
}
