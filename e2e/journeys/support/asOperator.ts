import type { Platform } from './platform.ts';

/**
 * Makes a call of the operators' API.
 * @param path with `/ops/`
 * @param method POST with a body and GET without one, unless another is given
 * @returns the parsed response; undefined for an empty one
 */
export async function asOperator<T = unknown>(
  { port, operatorToken }: Platform,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<T> {
  const answer = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${operatorToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  // The cast: the platform's own response, whose fields the journeys name.
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
