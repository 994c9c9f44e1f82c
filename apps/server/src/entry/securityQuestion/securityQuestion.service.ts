import type { AnswerOf, BodyOf, Calls, ShownQuestion } from '@touchline/contract';
import { isPassword, type HashPassword, requirePassword, changeProfile } from '../../accounts/index.ts';
import { type Db, ProblemError, wrongField } from '../../kernel/index.ts';
import * as store from './securityQuestion.store.ts';

const MOST_TRIES = 5;
const HOUR = 3_600_000;
/** Minimum length of an answer: a shorter one could be guessed. */
const LEAST = 2;

export interface SecurityQuestionDeps {
  readonly db: Db;
  /** Hashes answers as passwords are. */
  readonly hashPassword: HashPassword;
  /** The server's clock. */
  readonly now: () => Date;
}

/**
 * A question that only the player can answer; it is required in addition to the code to reset a forgotten password.
 */
export interface SecurityQuestions {
  state(playerId: bigint): Promise<AnswerOf<Calls['securityQuestion']>>;
  /** Sets or replaces the question. Throws a ProblemError: 400 on an invalid answer, 403 on a wrong password. */
  set(
    playerId: bigint,
    body: BodyOf<Calls['setSecurityQuestion']>,
  ): Promise<AnswerOf<Calls['setSecurityQuestion']>>;
  /** Throws a ProblemError 403 on a wrong password. */
  remove(playerId: bigint, password: string): Promise<AnswerOf<Calls['removeSecurityQuestion']>>;
  /** Returns the player's question; undefined if none was set. */
  questionOf(playerId: bigint): Promise<ShownQuestion | undefined>;
  /**
   * Passes if no question was set, or the answer is right; counts each try before checking it. Throws a ProblemError
   * 422: ANSWER_WRONG, or ANSWER_LOCKED after five wrong ones in an hour.
   */
  requireAnswer(playerId: bigint, answer: string | undefined): Promise<void>;
}

/** Normalizes an answer, so that case and spacing don't matter. */
export const plainAnswer = (text: string): string =>
  text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

const shown = ({ question_id: id, question_text: text }: store.QuestionRow): ShownQuestion => ({
  ...(id === null ? {} : { id }),
  ...(text === null ? {} : { text }),
});

export function createSecurityQuestions({ db, hashPassword, now }: SecurityQuestionDeps): SecurityQuestions {
  async function questionOf(playerId: bigint): Promise<ShownQuestion | undefined> {
    const row = await store.findQuestion(db, playerId);
    return row && shown(row);
  }

  return {
    questionOf,
    async state(playerId) {
      const question = await questionOf(playerId);
      return { isSet: question !== undefined, ...(question ? { question } : {}) };
    },
    async set(playerId, { password, question, answer }) {
      await requirePassword(db, playerId, password);
      const plain = plainAnswer(answer);
      if (plain.length < LEAST) {
        throw wrongField(
          '/answer',
          'short',
          `The answer needs at least ${LEAST} characters: enter a longer one.`,
        );
      }
      const own = 'text' in question ? question.text.trim() : null;
      if (own !== null && plainAnswer(own).includes(plain)) {
        throw wrongField('/answer', 'told', 'Your question gives the answer away: change one of them.');
      }
      const answerHash = await hashPassword(plain);
      await db.transaction().execute(async (trx) => {
        await store.putQuestion(trx, {
          player_id: playerId,
          question_id: 'id' in question ? question.id : null,
          question_text: own,
          answer_hash: answerHash,
          set_at: now(),
        });
        await changeProfile(trx, playerId, { has_security_question: true });
      });
      return { isSet: true };
    },
    async remove(playerId, password) {
      await requirePassword(db, playerId, password);
      await db.transaction().execute(async (trx) => {
        await store.dropQuestion(trx, playerId);
        await changeProfile(trx, playerId, { has_security_question: false });
      });
      return { isSet: false };
    },
    async requireAnswer(playerId, answer) {
      if (!(await questionOf(playerId))) return;
      const at = now();
      const since = new Date(at.getTime() - HOUR);
      const row = await store.countTry(db, playerId, { most: MOST_TRIES, since, now: at });
      if (!row) {
        throw new ProblemError(
          422,
          'ANSWER_LOCKED',
          'Too many wrong answers: wait an hour, or contact support.',
        );
      }
      if (answer === undefined || !(await isPassword(row.answer_hash, plainAnswer(answer)))) {
        throw new ProblemError(422, 'ANSWER_WRONG', 'Wrong answer: try again.');
      }
      await store.forgetTries(db, playerId);
    },
  };
}
