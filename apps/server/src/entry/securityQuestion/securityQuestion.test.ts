import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, TEST_PASSWORD as PASSWORD, type TestApp } from '../../testing/app.ts';
import { mailedCode } from '../../testing/messages.ts';

let app: TestApp;
let time = Date.UTC(2026, 5, 1, 12);
beforeAll(async () => {
  app = await createTestApp({ now: () => new Date(time) });
});
afterAll(() => app.close());

const PATH = '/web-api/user/security-question';

async function newPlayer() {
  const client = app.client();
  const { email } = await client.registerByEmail();
  const set = (changes: object = {}) =>
    client.call('POST', PATH, {
      password: PASSWORD,
      question: { id: 'pet' },
      answer: 'Rex the First',
      ...changes,
    });
  const config = async () => (await client.call('GET', '/web-api/user/config')).json();
  return { email, client, set, config };
}

const recover = async (path: string, body: object) => {
  const answer = await app.client().call('POST', `/web-api/user/recovery${path}`, body);
  const said: Record<string, unknown> = { status: answer.statusCode, ...answer.json<object>() };
  return said;
};

/** Requests a ticket for a forgotten password. */
async function ticketOf(email: string) {
  const { guid } = await recover('', { name: email, language: 'en' });
  const code = await mailedCode(app);
  const { ticket, question } = await recover('/check', { guid, code });
  return { guid, ticket, question };
}

describe('a security question', () => {
  test('is set with the password, protects the account, and its answer is hashed as passwords are', async () => {
    const { client, set, config } = await newPlayer();
    expect((await client.call('GET', PATH)).json()).toEqual({ isSet: false });
    expect((await set({ password: 'not it' })).json().code).toBe('WRONG_PASSWORD');
    const before = (await config()).protection_level;
    expect((await set()).json()).toEqual({ isSet: true });
    expect((await client.call('GET', PATH)).json()).toEqual({ isSet: true, question: { id: 'pet' } });
    expect(await config()).toMatchObject({
      is_active_secure_question: true,
      protection_methods: { enable_security_question: true },
      protection_level: before + 20,
    });
    const rows = await app.db.selectFrom('security_questions').select('answer_hash').execute();
    expect(rows.every((row) => row.answer_hash.startsWith('$argon2'))).toBe(true);
    const remove = await client.call('POST', `${PATH}/remove`, { password: PASSWORD });
    expect([remove.json(), (await config()).is_active_secure_question]).toEqual([{ isSet: false }, false]);
  });

  test.each([
    ['short', { answer: '  x ' }],
    ['told', { question: { text: 'My dog is called Rex the First, yes?' } }],
  ])('with an answer that is %s is refused', async (code, changes) => {
    const { set } = await newPlayer();
    const answer = await set(changes);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, [{ path: '/answer', code }]]);
  });
});

describe('with a forgotten password', () => {
  test('requires the answer in addition to the code, however it is typed; the ticket survives a wrong one', async () => {
    const { email, set } = await newPlayer();
    await set({ question: { text: 'Whom did I meet in Rome?' }, answer: 'Ａda  BYRON' });
    const { question, ...proof } = await ticketOf(email);
    expect(question).toEqual({ text: 'Whom did I meet in Rome?' });
    const save = (answer?: string) =>
      recover('/save', { ...proof, password: 'the next password', ...(answer && { answer }) });
    expect([(await save())['code'], (await save('Charles'))['code']]).toEqual([
      'ANSWER_WRONG',
      'ANSWER_WRONG',
    ]);
    expect(await save(' ada byron ')).toMatchObject({ status: 200 });
  });

  test('allows five wrong answers an hour, whatever the ticket', async () => {
    const { email, set } = await newPlayer();
    await set();
    const save = async (answer: string, proof: object) =>
      recover('/save', { ...proof, password: 'the next password', answer });
    const { question: _, ...first } = await ticketOf(email);
    const tries = await Promise.all(Array.from({ length: 12 }, () => save('wrong', first)));
    expect(tries.filter((said) => said['code'] === 'ANSWER_WRONG')).toHaveLength(5);
    const { question: __, ...second } = await ticketOf(email);
    expect((await save('Rex the First', second))['code']).toBe('ANSWER_LOCKED');
    time += 3_600_001;
    const { question: ___, ...third } = await ticketOf(email);
    expect(await save('rex the first', third)).toMatchObject({ status: 200 });
  });

  test('requires no answer if none was set', async () => {
    const { email } = await newPlayer();
    const { question, ...proof } = await ticketOf(email);
    expect(question).toBeUndefined();
    expect(await recover('/save', { ...proof, password: 'the next password' })).toMatchObject({
      status: 200,
    });
  });
});
