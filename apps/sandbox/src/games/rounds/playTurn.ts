import { addedStakeOf, playTurn, type GameState } from '@touchline/games';
import { toMinor, toText } from '../money.ts';
import { PlayProblem } from '../problem.ts';
import { requireCurrent, type Session } from '../sessions/sessions.ts';
import { problemOf } from './newRound.ts';
import { oddityOf, type Oddity } from './oddities.ts';
import { roundMoney } from './roundMoney.ts';
import { uncertain, type RoundTools } from './roundTools.ts';
import type { RoundView } from './roundView.ts';

const plain: Oddity = {};

/** A turn that a player sends. */
export interface WantedTurn {
  readonly roundId: string;
  /** Id of the press. */
  readonly actionId: string;
  readonly turn: unknown;
}

/**
 * Plays a turn of an open round. A stake that it adds is taken first.
 * @throws PlayProblem if the session was replaced, the turn or its stake is refused, or the stake has no decision yet
 */
export async function playStakedTurn(
  tools: RoundTools,
  session: Session,
  { roundId, actionId, turn }: WantedTurn,
): Promise<RoundView> {
  const { db, store, actions, wallet } = tools;
  requireCurrent(session);
  const { player } = session;
  const round = store.byId(roundId);
  if (round?.player !== player || round.titleId !== session.gameId)
    throw new PlayProblem('ROUND_UNKNOWN', 'The round doesn’t exist.', { status: 404 });
  let added: bigint;
  let game: GameState;
  try {
    if (round.state === 'staking') throw uncertain();
    if (round.state !== 'open') throw new PlayProblem('ROUND_CLOSED', 'The round has ended.');
    added = addedStakeOf(round.game, turn);
    game = playTurn(round.game, turn);
  } catch (error) {
    const problem = problemOf(error);
    throw problem instanceof PlayProblem && problem.status !== 503
      ? actions.refuse(player, actionId, problem)
      : problem;
  }
  const bank = tools.bankOf(round.isDemo);
  let { bets } = round;
  if (added > 0n) {
    const bet = roundMoney.bet(session, round, added);
    db.atomically(() => {
      actions.save(player, actionId, { roundId, waitsFor: bet.txId });
      bank.prepare(bet);
    });
    const placed = await bank.place(bet, round.isDemo ? undefined : oddityOf(added).fault);
    if (placed.kind === 'unknown') return tools.repeated(session, actionId) ?? tools.view(round, session.id);
    if (placed.kind === 'refused') {
      const { status, remainder } = placed;
      store.save({ ...round, refused: [...round.refused, nameOf(turn)] });
      throw actions.refuse(
        player,
        actionId,
        new PlayProblem(status, `The platform refused the added stake: ${status}.`, { remainder }),
      );
    }
    bets = [...bets, { txId: bet.txId, amount: toText(added, round.currency) }];
  }
  const oddity = round.isDemo ? plain : oddityOf(toMinor(bets[0]?.amount ?? '0', round.currency));
  const played = db.atomically(() => {
    actions.save(player, actionId, { roundId });
    return tools.book({ ...round, bets, game, turns: [...round.turns, turn] }, oddity, false);
  });
  await bank.deliver(roundId);
  // A resumed round is paid on the account of its own session.
  if (!round.isDemo && round.sessionId !== session.id) await wallet.refresh(session.id);
  return tools.view(played, session.id);
}

/** Returns the action of a turn whose shape the rules have checked. */
const nameOf = (turn: unknown): string =>
  typeof turn === 'object' && turn !== null && 'action' in turn ? String(turn.action) : '';
