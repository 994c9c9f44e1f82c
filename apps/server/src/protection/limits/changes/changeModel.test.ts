import * as fc from 'fast-check';
import { propertyOptions } from '@touchline/testing';
import { expect, test } from 'vitest';
import { removeBonuses } from '../../../rewards/bonuses/ending.ts';
import { ProblemError } from '../../../kernel/http/problem.ts';
import { removeRewards } from '../../../rewards/loyalty/loyalty.service.ts';
import { createTestPlayer } from '../../../testing/players.ts';
import { suiteDatabase } from '../../../testing/suiteDatabase.ts';
import { createChanges, type Changes } from './changes.service.ts';
import { limitViews } from '../limitView.ts';
import { createPendingLimits, type PendingLimits } from './pending.service.ts';
import { CONFIRM_WITHIN, rulesOf } from '../rules/safetyRules.ts';
import type { LimitType } from '../rules/limitTypes.ts';

const generated = propertyOptions(10, 200);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.UTC(2026, 2, 10, 12);

const rules = rulesOf(
  {
    jurisdiction: 'default',
    jurisdictionOfCountry: {},
    hasTestQuestions: false,
    hasSessionClock: false,
    hasExtraLimitsSwitch: false,
    isLockedWhilePending: false,
    identityAbove: [],
    fundsAbove: [],
  },
  undefined,
);

/** Expected state, modelled as plainly as possible; `undefined` is no limit. */
interface Said {
  active: number | undefined;
  pending: { value: number | undefined; dueAt: number; endsAt: number } | undefined;
}
class Model {
  now = START;
  readonly said = new Map<LimitType, Said>();
  of(type: LimitType): Said {
    const known = this.said.get(type) ?? { active: undefined, pending: undefined };
    this.said.set(type, known);
    if (known.pending && known.pending.endsAt <= this.now) known.pending = undefined;
    return known;
  }
}

interface Real {
  readonly playerId: bigint;
  readonly changes: Changes;
  readonly pending: PendingLimits;
  shown(): Promise<unknown>;
  pendingId(type: LimitType): Promise<string | undefined>;
}
type Step = fc.AsyncCommand<Model, Real>;

const TYPES = [20, 1, 31] as const;
const NONE = { 20: '999999999', 1: '999999999', 31: '-1' } as const;
const textOf = (type: LimitType, value: number): string => (type === 31 ? String(value) : `${value}.00`);

async function compare(model: Model, real: Real): Promise<void> {
  const expected = TYPES.flatMap((type) => {
    const { active, pending } = model.of(type);
    return [
      ...(active === undefined ? [] : [{ type, state: 'ACTIVE', value: textOf(type, active), due: false }]),
      ...(pending === undefined
        ? []
        : [
            {
              type,
              state: 'PENDING',
              value: pending.value === undefined ? NONE[type] : textOf(type, pending.value),
              due: model.now >= pending.dueAt,
            },
          ]),
    ];
  });
  expect(await real.shown()).toEqual(expected.toSorted((a, b) => a.type - b.type));
}

const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
  check: () => true,
  toString: () => name,
  async run(model, real) {
    await run(model, real);
    await compare(model, real);
  },
});

const type = fc.constantFrom(...TYPES);
const ask = fc
  .tuple(type, fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }))
  .map(([kind, value]) =>
    step(`ask ${kind} of ${value}`, async (model, real) => {
      const limitValue = value === undefined ? NONE[kind] : String(value);
      await real.changes.save(real.playerId, [{ limitType: kind, limitValue }]);
      const said = model.of(kind);
      said.pending = undefined;
      if (said.active === undefined || (value !== undefined && value <= said.active)) {
        said.active = value ?? said.active;
        return;
      }
      const dueAt = model.now + DAY;
      said.pending = { value, dueAt, endsAt: dueAt + CONFIRM_WITHIN * 1000 };
    }),
  );

const word = fc.tuple(type, fc.constantFrom('confirm', 'reject')).map(([kind, action]) =>
  step(`${action} ${kind}`, async (model, real) => {
    const id = await real.pendingId(kind);
    const said = model.of(kind);
    expect(id !== undefined).toBe(said.pending !== undefined);
    if (id === undefined || said.pending === undefined) return;
    const isEarly = action === 'confirm' && model.now < said.pending.dueAt;
    const done = real.pending[action](real.playerId, [id]);
    if (isEarly) {
      await expect(done).rejects.toThrow(ProblemError);
      return;
    }
    await done;
    if (action === 'confirm') said.active = said.pending.value;
    said.pending = undefined;
  }),
);

const wait = fc.constantFrom(HOUR, 12 * HOUR, DAY - 1, DAY, 7 * DAY).map((ms) =>
  step(`wait ${ms / HOUR} h`, async (model) => {
    model.now += ms;
  }),
);

const database = suiteDatabase();

test(`${generated.numRuns} random sequences of one player’s limits match a plain model`, async () => {
  const steps = fc.commands([ask, word, wait], { maxCommands: 15, size: 'max' });
  await fc.assert(
    fc.asyncProperty(steps, async (commands) => {
      const model = new Model();
      const { playerId } = await createTestPlayer(database.db);
      const deps = { db: database.db, now: () => new Date(model.now) };
      const shown = () => limitViews(database.db, playerId, { iso: 'EUR', rules }, deps.now());
      const real: Real = {
        playerId,
        pending: createPendingLimits(deps),
        changes: createChanges({
          ...deps,
          sessions: { endAllIn: () => Promise.resolve([]), announce: () => 0 },
          onExcluded: [removeBonuses, removeRewards],
          rulesFor: () => rules,
          shown: () => Promise.resolve([]),
        }),
        shown: async () =>
          (await shown()).map(({ limitType, limitState, limitValue, needApprove }) => ({
            type: limitType,
            state: limitState,
            value: limitValue,
            due: needApprove,
          })),
        pendingId: async (kind) =>
          (await shown()).find(({ limitType, limitState }) => limitType === kind && limitState === 'PENDING')
            ?.id,
      };
      await fc.asyncModelRun(() => ({ model, real }), commands);
    }),
    generated,
  );
});
