import type { Database } from '../database.ts';
import type { PlayProblem } from '../problem.ts';

/** Result of an action of a player: its round, or the refusal that it got. */
type Result =
  | { readonly roundId: string; /** Bet whose decision it waits for. */ readonly waitsFor?: string }
  | { readonly code: string; readonly message: string; readonly remainder?: string | undefined };

/** Results of actions, by the id that each press of a player has: a repeated one gets the same result. */
export interface Actions {
  resultOf(player: string, actionId: string): Result | undefined;
  save(player: string, actionId: string, result: Result): void;
  /** Stores a refusal and returns it to throw. */
  refuse(player: string, actionId: string, problem: PlayProblem): PlayProblem;
}

/** Creates the memory of actions. */
export function createActions(db: Database): Actions {
  const save = (player: string, actionId: string, result: Result): void =>
    db.run(
      `insert into actions (player, id, answer) values (?, ?, ?)
       on conflict (player, id) do update set answer = excluded.answer`,
      player,
      actionId,
      JSON.stringify(result),
    );
  return {
    resultOf(player, actionId) {
      const row = db.row('select answer from actions where player = ? and id = ?', player, actionId);
      // The cast: the rows were written here.
      return row && (JSON.parse(String(row['answer'])) as Result);
    },
    save,
    refuse(player, actionId, problem) {
      const { code, message, remainder } = problem;
      save(player, actionId, { code, message, remainder });
      return problem;
    },
  };
}
