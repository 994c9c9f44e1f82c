import { demoAccount } from './demoAccount.ts';
import type { Settings } from './settings.ts';
import type { Site } from './sites/site.ts';
import { originOf } from './sites/siteOrigin.ts';

export interface Ready {
  readonly settings: Settings;
  readonly sites: readonly Site[];
  readonly database: 'embedded' | 'postgres';
}

/** Returns the text printed once the platform answers: its addresses and a demo account. */
export function readyText({ settings, sites, database }: Ready): string {
  const [defaultSite, ...others] = sites;
  const rows = [
    ...(defaultSite ? [['Site', originOf(defaultSite)]] : []),
    ...others.map((site) => [site.config.companyName, originOf(site)]),
    ...(defaultSite ? [['API documentation', `${originOf(defaultSite)}/api/docs`]] : []),
    ...(settings.DEMO_ACCOUNT ? [['Demo account', `${demoAccount.email} / ${demoAccount.password}`]] : []),
    ...(database === 'embedded'
      ? [['Database', 'embedded, not for production: set DATABASE_URL there']]
      : []),
  ];
  const lines = rows.map(([name = '', value]) => `  ${name.padEnd(18)} ${value}`);
  return `Touchline is ready.\n${lines.join('\n')}\n`;
}
