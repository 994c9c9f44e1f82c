import type { Transport } from './client.ts';

/** Returns a transport to the server at this address. */
export function overHttp(url: string): Transport {
  return async ({ path, headers, body }) => {
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'error',
    });
    return {
      status: answer.status,
      signature: answer.headers.get('x-signature') ?? undefined,
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
}
