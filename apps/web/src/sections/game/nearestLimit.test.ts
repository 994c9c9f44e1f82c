import { describe, expect, it } from 'vitest';
import type { Limit } from '../../features/limits/limits.api.ts';
import { playLimits } from './nearestLimit.ts';

const limit = (limitType: Limit['limitType'], limitValue: string, limitBalance: string): Limit => ({
  id: String(limitType),
  limitType,
  limitValue,
  limitBalance,
  iso: 'EUR',
  limitState: 'ACTIVE',
  startedAt: 0,
  needApprove: false,
  measure: 'money',
  availableValues: [],
});

describe('the limits shown in a game', () => {
  it('are those of wagering and losses, the one with least left first', () => {
    const limits = [limit(1, '500.00', '120.00'), limit(20, '50.00', '1.00'), limit(10, '50.00', '43.50')];
    expect(playLimits({ limits, session: null }).map(({ limit: { limitType } }) => limitType)).toEqual([
      10, 1,
    ]);
  });

  it('leave out what isn’t in force', () => {
    const limits = [{ ...limit(10, '50.00', '43.50'), limitState: 'PENDING' as const }];
    expect(playLimits({ limits, session: null })).toEqual([]);
  });
});
