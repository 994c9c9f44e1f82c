import { expect, test } from 'vitest';
import { answerOf } from './client.ts';

test('a call that answers without content is done', async () => {
  const response = new Response(null, { status: 204 });
  await expect(answerOf<null>(Promise.resolve({ response }))).resolves.toBeNull();
});

test('a refused call throws what the server says', async () => {
  const error = { code: 'PAUSE_OVER', message: 'The pause is over.' };
  const refused = answerOf(Promise.resolve({ error, response: new Response(null, { status: 409 }) }));
  await expect(refused).rejects.toMatchObject({ status: 409, refusal: error, isOutdated: true });
});
