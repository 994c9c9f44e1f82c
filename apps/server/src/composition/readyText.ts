import { demoAccount } from './demoAccount.ts';
import type { Settings } from '../kernel/index.ts';
import { consoleOrigin } from '../operators/index.ts';
import { type Site, originOf } from '../site/index.ts';

export interface Ready {
  readonly settings: Settings;
  readonly sites: readonly Pick<Site, 'config' | 'hosts' | 'origins'>[];
  readonly database: 'embedded' | 'postgres';
}

type Row = readonly [name: string, value: string];

/** Returns the text printed once the platform answers: its addresses, a demo account, and operators of development. */
export function readyText({ settings, sites, database }: Ready): string {
  const [defaultSite, ...others] = sites;
  const rows: readonly Row[] = [
    ...(defaultSite ? [['Site', originOf(defaultSite)] as const] : []),
    ...others.map((site): Row => [site.config.companyName, originOf(site)]),
    ...(settings.DEMO_ACCOUNT
      ? [['Demo account', `${demoAccount.email} / ${demoAccount.password}`] as const]
      : []),
    ...operatorRows(settings, consoleOrigin(settings, defaultSite)),
    ...(defaultSite ? [['API documentation', `${originOf(defaultSite)}/api/docs`] as const] : []),
    ...(database === 'embedded'
      ? [['Database', 'embedded, not for production: set DATABASE_URL there'] as const]
      : []),
  ];
  const lines = rows.map(([name, value]) => `  ${name.padEnd(18)} ${value}`);
  return `Touchline is ready.\n${lines.join('\n')}\n`;
}

/** Returns the rows of the operators' console, of those who can try it out, and of the messages that players got. */
function operatorRows(settings: Settings, origin: string): readonly Row[] {
  const { NODE_ENV, DEVELOPMENT_OPERATORS: operators = [] } = settings;
  if (NODE_ENV === 'production') return [['Operator console', `${origin}/ops/console`]];
  return [
    ['Operator console', `${origin}/ops/console`],
    ...operators.map(({ name, token, sites }): Row => [
      `  as ${name}`,
      `token ${token}${sites ? ` (${sites.join(', ')} only)` : ''}`,
    ]),
    ['E-mails and texts', `${origin}/ops/console#/outbox (codes and links of players)`],
  ];
}
