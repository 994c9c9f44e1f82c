import type { Verification, VerificationCheck } from '@touchline/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleSite } from '../../testing/samples.ts';
import { answerCalls, refuse, requestsOf, type Answers } from '../../testing/screen/answers.ts';
import { openScreen } from '../../testing/screen/openScreen.tsx';
import * as VerifierScreen from './VerifierScreen.tsx';

const now = sampleSite.serverTime / 1000;

/** A check of the identity that the player can begin. */
const unsent: VerificationCheck = {
  id: 'check-1',
  type: 'identity',
  steps: ['document', 'selfie'],
  isProved: false,
  canBegin: true,
};
const pending: VerificationCheck = { ...unsent, state: 'pending', canBegin: false };

const verificationOf = (check: VerificationCheck): Verification => ({
  isVerified: false,
  identity: { state: 'open', isNeeded: false, page: 'office/verification' },
  types: ['identity'],
  checks: [check],
  history: [],
});

/** A page of the verifier that sends one message to the page around it. */
function pageThatSays(kind: 'ready' | 'submitted' | 'expired') {
  const message = JSON.stringify({ source: 'touchline-verification', kind });
  const html = `<h1>${kind}</h1><script>parent.postMessage(${message}, '*')</script>`;
  return { checkId: 'check-1', url: `data:text/html,${encodeURIComponent(html)}`, expiresAt: now + 600 };
}

const open = (check: VerificationCheck, answers: Answers = {}) =>
  openScreen(VerifierScreen, {
    address: 'verification/sumsub?type=identity',
    namespaces: ['titles', 'identification', 'verification'],
    answers: { verification: () => verificationOf(check), ...answers },
  });

/** Answers of a check that the verifier knows in another state once it is looked up. */
function lookedUpAs(check: VerificationCheck): Answers {
  return {
    refreshVerification: () => {
      answerCalls({ verification: () => verificationOf(check) });
      return verificationOf(check);
    },
  };
}

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name });
const frame = (title: string) => main.getByTitle(title);

test('a check that was refused shows the reason, and is sent again', async () => {
  const { say } = await open(unsent, {
    startVerification: () => pageThatSays('submitted'),
    ...lookedUpAs({ ...unsent, state: 'refused', reason: 'unreadable' }),
  });
  await expect.element(main.getByText(say('verification:reason.unreadable'))).toBeVisible();
  answerCalls(lookedUpAs(pending));
  await button(say('verification:action.again')).click();
  await expect.element(main.getByText(say('verification:detail.pending'))).toBeVisible();
  expect(requestsOf('startVerification')).toHaveLength(2);
});

test('one more document is asked for by its name, and sent', async () => {
  const { say } = await open(unsent, {
    startVerification: () => pageThatSays('submitted'),
    ...lookedUpAs({ ...unsent, state: 'documents', document: 'bankStatement' }),
  });
  await expect.element(main.getByText(say('verification:document.bankStatement'))).toBeVisible();
  answerCalls(lookedUpAs(pending));
  await button(say('verification:action.document')).click();
  await expect.element(main.getByText(say('verification:detail.pending'))).toBeVisible();
});

test('what was sent is looked up, and shown as under review', async () => {
  const { say } = await open(unsent, {
    startVerification: () => pageThatSays('submitted'),
    ...lookedUpAs(pending),
  });
  await expect.element(main.getByText(say('verification:detail.pending'))).toBeVisible();
  await expect.element(frame(say('verification:frame.title'))).not.toBeInTheDocument();
  expect(requestsOf('startVerification').map(({ body }) => body)).toEqual([{ type: 'identity', lng: 'en' }]);
  expect(requestsOf('refreshVerification').map(({ params }) => params.checkId)).toEqual(['check-1']);
});

test.each([
  ['fails', () => refuse(503)],
  ['answers with what was known before a notice', () => verificationOf({ ...unsent, state: 'started' })],
] as const)('what was sent is under review although its look-up %s', async (_, refreshVerification) => {
  const { say } = await open(unsent, {
    startVerification: () => {
      // The verifier's call-back reaches the server before the look-up.
      answerCalls({ verification: () => verificationOf(pending) });
      return pageThatSays('submitted');
    },
    refreshVerification,
  });
  await expect.element(main.getByText(say('verification:detail.pending'))).toBeVisible();
});

test('a page that has expired is opened again, with a note', async () => {
  let pages = [pageThatSays('expired'), pageThatSays('ready')];
  const { say } = await open(unsent, {
    startVerification: () => {
      const [next = pageThatSays('ready'), ...others] = pages;
      pages = others;
      return next;
    },
  });
  await expect.element(main.getByText(say('verification:frame.renewed'))).toBeVisible();
  await expect.element(frame(say('verification:frame.title'))).toBeVisible();
  expect(requestsOf('startVerification')).toHaveLength(2);
});

test('a page of the verifier that doesn’t load is explained, and opened again', async () => {
  const { say } = await open(unsent, { startVerification: () => refuse(503) });
  await expect.element(main.getByText(say('verification:start.down'))).toBeVisible();
  answerCalls({ startVerification: () => pageThatSays('ready') });
  await button(say('verification:retry')).click();
  await expect.element(frame(say('verification:frame.title'))).toBeVisible();
});

test('a check that isn’t asked for leads to the others', async () => {
  const { say, address } = await open({ ...unsent, type: 'address' });
  await expect.element(main.getByText(say('verification:none.title'))).toBeVisible();
  await main
    .getByRole('link', { name: say('verification:back') })
    .last()
    .click();
  await expect.poll(address).toBe('/en/office/verification');
});
