import { toText } from '../money.ts';
import { PlayProblem } from '../problem.ts';
import type { Session } from '../sessions/sessions.ts';
import { checkMayStake, newRound, problemOf, type WantedRound } from './newRound.ts';
import { needsOpenRound, oddityOf, type Oddity } from './oddities.ts';
import { roundMoney } from './roundMoney.ts';
import type { StoredRound } from './rounds.store.ts';
import { returned, type RoundTools } from './roundTools.ts';
import type { RoundView } from './roundView.ts';

const plain: Oddity = {};

/**
 * Takes the stake of a new round and starts it. Its outcome is fixed and stored before the stake is sent.
 * @param onOpen is called for a round that waits for turns
 * @throws PlayProblem if the stake is refused, or has no decision yet
 */
export async function startStakedRound(
  tools: RoundTools,
  session: Session,
  wanted: WantedRound,
  onOpen: (round: StoredRound) => void,
): Promise<RoundView> {
  const { db, store, actions, seeds, sessions, freeRounds } = tools;
  const { player } = session;
  const isDemo = session.mode === 'demo';
  const bank = tools.bankOf(isDemo);
  const { actionId, freeRoundsId } = wanted;
  let round: StoredRound;
  try {
    checkMayStake(session, tools.now());
    if (store.unfinishedOf(player, session.gameId))
      throw new PlayProblem('ROUND_OPEN', 'A round of this game isn’t finished: finish it first.');
    if (freeRoundsId !== null) freeRounds.check(freeRoundsId, session, wanted.stake);
    round = newRound(session, wanted, {
      pair: seeds.activeOf(player),
      jackpots: tools.jackpots,
      now: tools.now(),
    });
  } catch (error) {
    const problem = problemOf(error);
    throw problem instanceof PlayProblem ? actions.refuse(player, actionId, problem) : problem;
  }
  const stake = BigInt(round.game.stake);
  const oddity = isDemo ? plain : oddityOf(stake);
  const { end } = round.game;
  const isOneStep = end !== null && !end.isStakeReturned && freeRoundsId === null && !needsOpenRound(oddity);
  const bet = roundMoney.bet(session, round, stake, isOneStep ? BigInt(end.payout) : undefined);
  const staking: StoredRound = {
    ...round,
    bets: [{ txId: bet.txId, amount: toText(stake, round.currency) }],
  };
  db.atomically(() => {
    const pair = seeds.byId(round.pairId);
    if (pair) seeds.take(pair);
    store.insert(staking);
    actions.save(player, actionId, { roundId: round.id, waitsFor: bet.txId });
    bank.prepare(bet);
  });
  if (oddity.rollsBackFirst) {
    bank.queue(roundMoney.settlement({ ...staking, game: returned(staking.game) }, plain));
    await bank.deliver(round.id);
  }
  const placed = await bank.place(bet, oddity.fault);
  if (placed.kind === 'unknown') return tools.repeated(session, actionId) ?? tools.view(staking, session.id);
  if (placed.kind === 'refused') {
    const { status, remainder } = placed;
    const problem = new PlayProblem(status, `The platform refused the stake: ${status}.`, { remainder });
    return db.atomically(() => {
      store.remove(round.id);
      seeds.giveBack(round.pairId, round.nonce);
      actions.refuse(player, actionId, problem);
      return Promise.reject(problem);
    });
  }
  sessions.update(session.id, { lastStakeAt: round.at });
  if (freeRoundsId !== null) freeRounds.use(freeRoundsId);
  const booked = tools.book(staking, oddity, isOneStep);
  if (booked.state === 'open') onOpen(booked);
  await bank.deliver(round.id);
  return tools.view(booked, session.id);
}
