import { expect, test } from 'vitest';
import { planIn, planText } from './verificationPlan.ts';

const plan = {
  groups: [{ code: 'standard', types: ['identity' as const] }],
  defaultGroup: 'standard',
  validDays: { identity: 365 },
};

test('groups are read as they were written', () => {
  expect(planIn(planText(plan))).toEqual({ body: plan });
});

test('a default group that was removed is none', () => {
  expect(planIn({ ...planText(plan), defaultGroup: 'gone' })).toMatchObject({
    body: { defaultGroup: null },
  });
});

test.each([
  { groups: [{ code: 'Two Words', types: ['identity' as const] }] },
  { groups: [...plan.groups, ...plan.groups] },
  { groups: [{ code: 'standard', types: [] }] },
  { groups: [{ code: 'standard', types: ['document' as const, 'identity' as const] }] },
  { days: { identity: '0', address: '' } },
  { days: { identity: '', address: '12 days' } },
])('a problem is named: %j', (change) => {
  expect(planIn({ ...planText(plan), ...change })).toHaveProperty('problems');
});
