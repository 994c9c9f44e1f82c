import * as v from 'valibot';
import type { Platform } from './platform.ts';

const WayOut = v.object({ url: v.string(), headers: v.record(v.string(), v.string()) });

async function ask<S extends v.GenericSchema>(
  { port, operatorToken }: Platform,
  path: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const headers = { authorization: `Bearer ${operatorToken}` };
  const answer = await fetch(`http://localhost:${port}/ops/${path}`, { headers });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return v.parse(schema, await answer.json());
}

/** Unsubscribe link and mail headers, as a newsletter program gets them for a player. */
export const wayOutOfNews = (platform: Platform, playerId: string) =>
  ask(platform, `mailings/players/${playerId}?kind=enable_mail_news`, WayOut);
