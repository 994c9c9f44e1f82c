import type { OperatorCall } from '@touchline/contract';
import { operatorCalls } from '@touchline/contract/operatorCalls';

const BEGIN =
  '<!-- Generated from the contract: after a change run `pnpm -C apps/server operator-calls-table`. -->';
const END = '<!-- End of the generated part. -->';

/** Prefix of operators' tags. */
const TAG = 'operators: ';

/** Returns a page with its part between the two comments generated anew. Throws an error if it has none. */
export function withOperatorCalls(page: string): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin === -1 || end < begin)
    throw new Error(`The page has no part between ${BEGIN} and ${END}: restore both.`);
  return `${page.slice(0, begin + BEGIN.length)}\n\n${tables()}\n\n${page.slice(end)}`;
}

/** Renders all operators' calls, one table for each tag. */
function tables(): string {
  const calls = Object.values<OperatorCall>(operatorCalls);
  const tags = [...new Set(calls.map(({ tag }) => tag))].toSorted();
  return tags
    .map((tag) => {
      const rows = calls.filter((call) => call.tag === tag).map(row);
      return `### Calls: ${tag.slice(TAG.length)}

| Call | Scope | Audit log | Effect |
|---|---|---|---|
${rows.join('\n')}`;
    })
    .join('\n\n');
}

function row({ method, path, scope, audit = [], summary }: OperatorCall): string {
  const actions = audit.map((action) => `\`${action}\``).join(', ');
  const needed = ['any', 'all', 'none'].includes(scope) ? scope : `\`${scope}\``;
  return `| \`${method.toUpperCase()} ${path}\` | ${needed} | ${actions || '-'} | ${summary.replaceAll('|', '\\|')} |`;
}
