import type { PlatformServer } from './platformServer.ts';
import { sleep } from './processes.ts';

const PAUSE = 500;

/**
 * Plays the operator who decides about money under review, as players can't deposit with several such payments: one
 * half is credited, the other sent back. Calls that fail are made again with the next look.
 * @param token of the operators' calls
 * @returns a function that ends it after a last look
 */
export function decideReviews({ origin }: PlatformServer, token: string): () => Promise<void> {
  let isOver = false;

  async function ask(path: string, body?: object): Promise<Response | undefined> {
    const request = {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    };
    return fetch(origin + path, request).catch(() => undefined);
  }

  async function look(): Promise<void> {
    const answer = await ask('/ops/payments?state=review');
    if (!answer?.ok) return;
    const { payments }: { payments: readonly { readonly id: string }[] } = await answer.json();
    for (const { id } of payments) {
      const isCredited = id.charCodeAt(0) % 2 === 0;
      const path = `/ops/payments/${id}/${isCredited ? 'credit' : 'send-back'}`;
      const decided = await ask(path, { reason: 'Decided under fault.' });
      // Money of another currency can't be credited.
      if (isCredited && decided?.status === 409)
        await ask(`/ops/payments/${id}/send-back`, { reason: 'Decided under fault.' });
    }
  }

  const deciding = (async () => {
    while (!isOver) {
      await look();
      await sleep(PAUSE);
    }
    await look();
  })();
  return async () => {
    isOver = true;
    await deciding;
  };
}
