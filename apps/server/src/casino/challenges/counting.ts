import { rational } from '@touchline/betting';
import { isFinished, multipleOf, progressWith } from '@touchline/loyalty';
import type { Trx } from '../../kernel/index.ts';
import { planAmount } from '../../rewards/index.ts';
import type { SettledRound } from '../rounds/settled.ts';
import { isCounted, type CountedGame } from '../tournaments/countedGames.ts';
import * as store from './challenges.store.ts';
import { taskOf } from './challengeTask.ts';

/**
 * Counts a settled round of own money for the challenges of the site's day on which it ended, in the transaction that
 * takes the round from its queue. A challenge that opens after another one counts from the round after that.
 */
export async function countRound(
  trx: Trx,
  round: SettledRound,
  { game, day }: { readonly game: CountedGame; readonly day: string },
): Promise<void> {
  if (round.isBonus || round.isFree) return;
  let isOpen = true;
  for (const { id, terms } of await store.tasksAt(trx, round, day)) {
    if (!terms.isAfterPrevious) isOpen = true;
    if (!isOpen) continue;
    const progress = await store.lockProgress(trx, { playerId: round.playerId, day, taskId: id, terms });
    const task = taskOf(progress.terms);
    const wasFinished = progress.ready_at !== null;
    const counts =
      !wasFinished &&
      isCounted(progress.terms, game) &&
      round.staked >= rational.ceil(planAmount(progress.terms.leastStake, round.iso));
    // The round that finishes a challenge doesn't count for the one that it opens.
    isOpen = wasFinished;
    if (!counts) continue;
    const next = progressWith(progress, {
      gameId: String(round.gameId),
      multiple: multipleOf({ stake: round.staked, won: round.won }),
    });
    await store.updateProgress(trx, progress, next, isFinished(task, next) ? round.closedAt : null);
  }
}
