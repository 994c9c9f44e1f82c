import type { DataChange } from '@touchline/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { samplePersonalData, sampleSite, sampleUserConfig } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as PersonalDataScreen from './PersonalDataScreen.tsx';

const open = (answers: Answers = {}) =>
  openScreen(PersonalDataScreen, {
    address: 'office/account',
    namespaces: ['titles', 'office', 'account', 'personal', 'profile'],
    answers: {
      personalData: () => samplePersonalData,
      personalDataHistory: () => ({ changes: [], next: null }),
      ...answers,
    },
  });

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name });

const identity = { state: 'open', isNeeded: true, page: 'office/identification' } as const;

test('an identity that is needed leads to its page, and no changes are said so', async () => {
  const { say, address } = await open({ userConfig: () => ({ ...sampleUserConfig, identity }) });
  await expect.element(main.getByText(say('profile:history.empty'))).toBeVisible();
  await expect.element(main.getByText(say('profile:missing.identity.must'), { exact: false })).toBeVisible();
  await main.getByRole('link', { name: say('profile:missing.verify') }).click();
  await expect.poll(address).toBe('/en/office/identification');
});

test('documents under review need nothing, and a verified identity isn’t mentioned', async () => {
  const review = { ...identity, state: 'inReview' } as const;
  const { say } = await open({ userConfig: () => ({ ...sampleUserConfig, identity: review }) });
  await expect.element(main.getByText(say('profile:history.empty'))).toBeVisible();
  await expect.element(main.getByText(say('profile:missing.identity.wait'))).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: say('profile:missing.verify') }))
    .not.toBeInTheDocument();
});

test('the history has each change with its author, and numbers of documents are masked', async () => {
  const change = { id: '1', at: sampleSite.serverTime, by: 'player' } as const;
  const changes: DataChange[] = [
    { ...change, id: '3', by: 'operator', field: 'surname', before: 'Belardi', after: 'Belardi-Moor' },
    { ...change, id: '2', field: 'passport', after: '•••\u00A002' },
    { ...change, field: 'surname', after: 'Belardi' },
  ];
  const { say } = await open({
    personalData: () => ({
      ...samplePersonalData,
      values: { surname: 'Belardi-Moor', passport: 'XC4471902' },
    }),
    personalDataHistory: () => ({ changes, next: null }),
  });
  const row = (text: string) => main.getByRole('listitem').filter({ has: page.getByText(text) });
  const corrected = row(say('profile:history.changed', { before: 'Belardi', after: 'Belardi-Moor' }));
  await expect.element(corrected.getByText(say('profile:history.support'), { exact: false })).toBeVisible();
  const own = row(say('profile:history.added', { after: 'Belardi' }));
  await expect.element(own.getByText(say('profile:history.you'), { exact: false })).toBeVisible();
  await expect.element(row(say('profile:history.added', { after: '\u2066•••\u00A002\u2069' }))).toBeVisible();
  await expect.element(main.getByText('XC4471902', { exact: false })).not.toBeInTheDocument();
});

test('a copy of all pages of the stored data is saved as a file', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL');
  const { say } = await open({ exportData: () => refuse(503) });
  await button(say('profile:copy.save')).click();
  await expect.element(main.getByText(say('common:errors.server'))).toBeVisible();
  answerCalls({
    exportData: ({ query: { after } }) =>
      after === undefined
        ? { section: 'account', rows: [{ login: '100001' }], done: 0, of: 2, next: 'account:1' }
        : { section: 'account', rows: [{ login: '100002' }], done: 2, of: 2, next: null },
  });
  await button(say('profile:copy.save')).click();
  await expect.element(main.getByText(say('profile:copy.saved'))).toBeVisible();
  const file = saved.mock.calls.at(-1)?.[0];
  saved.mockRestore();
  if (!(file instanceof File)) throw new Error('No file was saved.');
  expect(file.name).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await file.text())).toMatchObject({
    account: [{ login: '100001' }, { login: '100002' }],
  });
  expect(requestsOf('exportData').at(-1)?.query).toEqual({ after: 'account:1' });
});
