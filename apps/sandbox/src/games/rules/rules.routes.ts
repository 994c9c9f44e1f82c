import { createHash } from 'node:crypto';
import { bestPrize } from '@touchline/games';
import type { FastifyInstance } from 'fastify';
import { engineFacts } from '../feed/engineFacts.ts';
import { makerRtp, RULES_VERSION } from '../feed/makerGame.ts';
import { titleOf, type Title } from '../feed/titles.ts';
import { maxStakeOf, minStakeOf, toText } from '../money.ts';
import { rulesTables, type Table } from './tables.ts';
import { rulesTexts, type RulesTexts } from './texts.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif }
  body { margin: 0; padding: 1rem }
  main { max-inline-size: 44rem; margin-inline: auto }
  h1 { font-size: 1.5rem; line-height: 1.25 }
  h2 { font-size: 1.125rem; margin-block: 1.5rem .5rem }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 }
  dt { color: light-dark(#555d75, #a9b1c6) }
  dd { margin: 0; font-variant-numeric: tabular-nums }
  .scroll { overflow-x: auto }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums }
  th, td { text-align: start; padding: .375rem .75rem; border-block-end: 1px solid light-dark(#dfe3ee, #353c52) }
  th:first-child, td:first-child { padding-inline-start: 0 }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

const escapes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  }),
);
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes.get(sign) ?? sign);

/** Returns a cell's text; figures keep their order on pages from right to left. */
const isolated = (cell: string): string =>
  /^[×\d]/.test(cell) ? `<bdi dir="ltr">${escaped(cell)}</bdi>` : escaped(cell);

function tableHtml([head = [], ...rows]: Table): string {
  const row = (cells: readonly string[], tag: 'th' | 'td'): string =>
    `<tr>${cells.map((cell) => `<${tag}>${isolated(cell)}</${tag}>`).join('')}</tr>`;
  return `<div class="scroll" tabindex="0"><table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>`;
}

function section(heading: string, ...paragraphs: readonly string[]): string {
  return `<section><h2>${escaped(heading)}</h2>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')}</section>`;
}

function factsHtml(title: Title, { facts, depends, noCap, percentSign }: RulesTexts): string {
  const { volatility, maxWin } = engineFacts[title.engine];
  const rows = [
    [facts.rtp, `${makerRtp(title)}${percentSign}`],
    [facts.maxWin, maxWin === null ? noCap.replace('{best}', `×${bestPrize('slot')}`) : `×${maxWin}`],
    [facts.volatility, volatility === null ? depends : String(volatility)],
    [facts.stakes, `${toText(minStakeOf('EUR'), 'EUR')}–${toText(maxStakeOf('EUR'), 'EUR')} EUR`],
    [facts.version, RULES_VERSION],
  ];
  return `<dl>${rows.map(([name = '', value = '']) => `<dt>${escaped(name)}</dt><dd><bdi>${escaped(value)}</bdi></dd>`).join('')}</dl>`;
}

const interruptionOf = ({ engine }: Title): 'turns' | 'instant' | 'crash' => {
  if (engine === 'crash') return 'crash';
  return engine === 'mines' || engine === 'hilo' || engine === 'blackjack' ? 'turns' : 'instant';
};

/** Returns the page of a game's rules in a language. */
function rulesPage(title: Title, language: string, texts: RulesTexts): string {
  const { headings, how, interruption, names } = texts;
  const tables = rulesTables(title.engine, texts);
  const heading = texts.title.replace('{name}', title.name);
  const body = [
    `<h1>${escaped(heading)}</h1>`,
    title.isOwn ? '' : `<p>${escaped(texts.playedBy.replace('{engine}', names[title.engine]))}</p>`,
    `<section><h2>${escaped(headings.facts)}</h2>${factsHtml(title, texts)}</section>`,
    section(headings.how, ...how[title.engine]),
    tables.length > 0
      ? `<section><h2>${escaped(headings.table)}</h2>${tables.map(tableHtml).join('')}</section>`
      : '',
    title.jackpotId === null ? '' : section(headings.jackpot, texts.jackpot),
    section(headings.payout, texts.payout),
    section(headings.interruption, interruption[interruptionOf(title)]),
    section(headings.fairness, texts.fairness),
  ];
  return `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(heading)}</title><style>${style}</style><main>${body.join('')}</main></html>`;
}

/** Serves the pages of rules: `/rules/<game>?lang=`, without an account. */
export function rulesRoutes(app: FastifyInstance): void {
  app.get<{ Params: { gameId: string }; Querystring: { lang?: string } }>(
    '/rules/:gameId',
    async ({ params, query }, reply) => {
      const title = titleOf(params.gameId);
      if (!title) return reply.code(404).type('text/plain').send('There is no such game.');
      const wanted = query.lang ?? 'en';
      const language = Object.hasOwn(rulesTexts, wanted) ? wanted : 'en';
      const texts = rulesTexts[language] ?? rulesTexts['en'];
      if (!texts) throw new Error('The rules have no English texts.');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'`,
        )
        .header('x-content-type-options', 'nosniff')
        .send(rulesPage(title, language, texts));
    },
  );
}
