import type { SiteFlag } from '../siteState/siteState.ts';
import type { TestApp } from './app.ts';
import { OPERATOR } from './opsApp.ts';

/** Sets feature flags of the default site like an operator does. */
export async function setFlags({ app }: TestApp, value: Partial<Record<SiteFlag, boolean>>): Promise<void> {
  const site = { url: '/ops/sites/house', headers: OPERATOR };
  const { version } = (await app.inject({ ...site, method: 'GET' })).json<{ version: number }>();
  const payload = { version, reason: 'A test', value };
  const answer = await app.inject({ ...site, method: 'PUT', url: `${site.url}/flags`, payload });
  if (answer.statusCode !== 200) throw new Error(`The flags were refused: ${answer.body}`);
}
