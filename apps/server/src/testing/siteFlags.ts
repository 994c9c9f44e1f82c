import type { SiteFlag, SiteStatePart } from '../site/siteState/siteState.ts';
import type { TestApp } from './app.ts';
import { OPERATOR } from './opsApp.ts';

/** Changes a part of the default site like an operator does. */
export async function changePart({ app }: TestApp, part: SiteStatePart, value: unknown): Promise<void> {
  const site = { url: '/ops/sites/house', headers: OPERATOR };
  const { version } = (await app.inject({ ...site, method: 'GET' })).json<{ version: number }>();
  const payload = { version, reason: 'A test', value };
  const answer = await app.inject({ ...site, method: 'PUT', url: `${site.url}/${part}`, payload });
  if (answer.statusCode !== 200) throw new Error(`The ${part} were refused: ${answer.body}`);
}

/** Sets switches of the default site like an operator does. */
export function setFlags(app: TestApp, value: Partial<Record<SiteFlag, boolean>>): Promise<void> {
  return changePart(app, 'flags', value);
}
