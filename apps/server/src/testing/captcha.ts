import type { CheckedCallId } from '@touchline/contract';
import { isSolution } from '../entry/captcha/proofOfWork.ts';
import type { TestClient } from './app.ts';

interface Given {
  readonly id: string;
  readonly salt: string;
  readonly zeros: number;
}

function solutionOf({ salt, zeros }: Given): string {
  for (let number = 0; ; number += 1) if (isSolution(salt, zeros, String(number))) return String(number);
}

/** Gets a captcha for a call and solves it. */
export async function solved(
  client: TestClient,
  call: CheckedCallId = 'signIn',
): Promise<{ id: string; solution: string }> {
  const captcha = (await client.call('GET', `/web-api/captcha/update?call=${call}`)).json<Given>();
  return { id: captcha.id, solution: solutionOf(captcha) };
}

/** Returns the pass of a solved captcha. */
export async function passOf(client: TestClient, call?: CheckedCallId): Promise<string> {
  const body = { captcha: await solved(client, call) };
  return (await client.call('POST', '/web-api/captcha/validate', body)).json<{ pass: string }>().pass;
}
