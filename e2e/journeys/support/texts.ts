import * as v from 'valibot';
import type { Platform } from './platform.ts';

const Texts = v.object({ texts: v.array(v.object({ recipient: v.string(), text: v.string() })) });

/** The code in the last text message to a phone number. */
export async function codeSentTo(phone: string, { port, operatorToken }: Platform): Promise<string> {
  const headers = { authorization: `Bearer ${operatorToken}` };
  const answer = await fetch(`http://localhost:${port}/ops/texts`, { headers });
  const { texts } = v.parse(Texts, await answer.json());
  const code = /\b\d{6}\b/.exec(texts.find(({ recipient }) => recipient === phone)?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code went to ${phone}.`);
  return code;
}

/** The last six digits of an unused British mobile number. */
export const newNumber = (): string => String(Math.floor(Math.random() * 900_000) + 100_000);
