import type { AnswerOf, BodyOf, Calls, Limit } from '@touchline/contract';
import { makeSecret, type Sessions, type EndedSession } from '../../../accounts/index.ts';
import type { Db, Trx } from '../../../kernel/index.ts';
import { effectOf, needsQuestions, type Effect } from '../rules/change.ts';
import { changeProblem, unknownToken } from './changeProblems.ts';
import * as store from './changes.store.ts';
import { applyExclusion, type OnExcluded } from './applyExclusion.ts';
import { messageLimit } from './limitMessage.ts';
import { LIMIT_TYPE } from '../rules/limitTypes.ts';
import { insertTest, useTest } from './limitTests.store.ts';
import { readLimit, type AskedLimit, type WireLimit } from '../rules/limitValues.ts';
import { lockWithAccounts } from '../../../ledger/index.ts';
import { playerData, type PlayerData } from '../playerData.ts';
import { judgeAnswers, questionsFor, shownQuestion } from '../rules/questions.ts';
import type { SafetyRules } from '../rules/safetyRules.ts';

const MINUTE_MS = 60_000;
/** Time limit for the answers, ms. */
const TEST_LIFE = 30 * MINUTE_MS;

export interface ChangesDeps {
  readonly db: Db;
  /** The server's clock. */
  readonly now: () => Date;
  readonly sessions: Pick<Sessions, 'endAllIn' | 'announce'>;
  readonly onExcluded: readonly OnExcluded[];
  rulesFor(data: PlayerData): SafetyRules;
  /** Returns the player's limits in the wire format. */
  shown(trx: Trx, playerId: bigint, now: Date): Promise<Limit[]>;
}

/** Changes of limits by the players themselves. */
export interface Changes {
  /** Throws a ProblemError: 400 on a value that isn't available, 403 if the rules refuse the change. */
  save(playerId: bigint, wire: readonly WireLimit[]): Promise<AnswerOf<Calls['saveLimits']>>;
  /** Throws a ProblemError: 400 if the token is used, expired or not the player's, and as `save` does. */
  answer(playerId: bigint, body: BodyOf<Calls['testAnswers']>): Promise<AnswerOf<Calls['testAnswers']>>;
}

interface Judged {
  readonly asked: AskedLimit;
  readonly effect: Exclude<Effect, { kind: 'refused' }>;
}

export function createChanges({ db, now, sessions, onExcluded, rulesFor, shown }: ChangesDeps): Changes {
  /** Runs a change with the player locked, and announces the sessions that it ended. */
  async function change<T>(
    playerId: bigint,
    work: (trx: Trx, at: Date) => Promise<{ readonly answer: T; readonly ended: readonly EndedSession[] }>,
  ): Promise<T> {
    const { answer, ended } = await db.transaction().execute(async (trx) => {
      await lockWithAccounts(trx, playerId);
      return work(trx, now());
    });
    sessions.announce(ended);
    return answer;
  }

  /** Parses and judges a request as a whole: all of it is accepted, or none. */
  async function judge(trx: Trx, playerId: bigint, wire: readonly WireLimit[], at: Date) {
    const data = await playerData(trx, playerId);
    const rules = rulesFor(data);
    const own = await store.ownLimits(trx, playerId, at);
    const asked = wire.map((limit, index) => readLimit(limit, data.iso, rules, `/limits/${index}`));
    const isActive = (type: AskedLimit['type']) =>
      own.some((limit) => limit.type === type && limit.state === 'ACTIVE');
    const hasExtraLimits =
      isActive(LIMIT_TYPE.extraLimits) ||
      asked.some(({ type, isRemoval }) => type === LIMIT_TYPE.extraLimits && !isRemoval);
    const judged = asked.map((limit, index): Judged => {
      const ofType = own.filter(({ type }) => type === limit.type);
      const active = ofType.find(({ state }) => state === 'ACTIVE');
      const effect = effectOf(
        limit,
        {
          inForce: active && store.inForceOf(active),
          hasPending: ofType.some(({ state }) => state === 'PENDING'),
          hasExtraLimits,
        },
        rules,
        at,
      );
      if (effect.kind === 'refused')
        throw changeProblem(effect.code, `/limits/${index}`, active?.ends_at ?? null);
      return { asked: limit, effect };
    });
    return { judged, rules };
  }

  /** Stores the judged changes. Returns the sessions that they ended. */
  async function apply(trx: Trx, playerId: bigint, judged: readonly Judged[], at: Date) {
    const by = { at, by: 'player' } as const;
    for (const { asked, effect } of judged) {
      await store.retire(trx, playerId, [asked.type], ['PENDING'], by);
      if (effect.kind === 'later') await store.insertPending(trx, playerId, { ...asked, ...effect }, at);
      if (effect.kind !== 'now') continue;
      await store.retire(trx, playerId, [asked.type], ['ACTIVE'], by);
      await store.insertActive(trx, playerId, { ...asked, endsAt: effect.endsAt }, by);
      await messageLimit(trx, playerId, { ...asked, endsAt: effect.endsAt }, at);
    }
    const isExcluded = judged.some(
      ({ asked, effect }) => asked.type === LIMIT_TYPE.selfExclusion && effect.kind === 'now',
    );
    return isExcluded ? applyExclusion(trx, playerId, { sessions, onExcluded, at }) : [];
  }

  return {
    save: (playerId, wire) =>
      change<AnswerOf<Calls['saveLimits']>>(playerId, async (trx, at) => {
        const request = onceEach(wire);
        const { judged, rules } = await judge(trx, playerId, request, at);
        const asking = judged.filter(({ asked, effect }) => needsQuestions(asked, effect, rules));
        if (asking.length === 0) {
          const ended = await apply(trx, playerId, judged, at);
          const limitsData = await shown(trx, playerId, at);
          return { answer: { status: 'saved', questions: [], tokenGuid: null, limitsData }, ended };
        }
        const isExclusion = ({ asked }: Judged) => asked.type === LIMIT_TYPE.selfExclusion;
        const questions = questionsFor({
          hasExclusion: asking.some(isExclusion),
          hasTest: !asking.every(isExclusion),
        });
        const tokenGuid = makeSecret();
        await insertTest(trx, {
          playerId,
          token: tokenGuid,
          request,
          questionIds: questions.map(({ id }) => id),
          expiresAt: new Date(at.getTime() + TEST_LIFE),
        });
        const limitsData = await shown(trx, playerId, at);
        return {
          answer: { status: 'questions', questions: questions.map(shownQuestion), tokenGuid, limitsData },
          ended: [],
        };
      }),

    answer: (playerId, { tokenGuid, answers }) =>
      change<AnswerOf<Calls['testAnswers']>>(playerId, async (trx, at) => {
        const test = await useTest(trx, playerId, tokenGuid, at);
        if (!test) throw unknownToken();
        const questionsResult = judgeAnswers(test.questionIds, answers);
        const success = questionsResult.every(({ isRight }) => isRight);
        const { judged } = success ? await judge(trx, playerId, test.request, at) : { judged: [] };
        const ended = await apply(trx, playerId, judged, at);
        return { answer: { success, questionsResult, limitsData: await shown(trx, playerId, at) }, ended };
      }),
  };
}

/** Keeps the last of several limits of one type. */
function onceEach(wire: readonly WireLimit[]): readonly WireLimit[] {
  return [...new Map(wire.map((limit) => [limit.limitType, limit])).values()];
}
