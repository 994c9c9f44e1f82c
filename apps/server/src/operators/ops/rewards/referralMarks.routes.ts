import { toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { type Db, pageOf, wrongField } from '../../../kernel/index.ts';
import { dayOf } from '../../../betting/index.ts';
import type { LiveSites } from '../../../site/index.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { siteChoices, siteIn } from '../sites/siteIn.ts';
import { playersByMark, type MarkCursor } from './referralMarks.store.ts';

const PAGE = 100;

/**
 * Route of the report by all marks of partners' links. Days are of UTC, both included, and choose players by their
 * registration.
 */
export function opsReferralMarksRoutes(
  app: FastifyInstance,
  { db, sites }: { readonly db: Db; readonly sites: Pick<LiveSites, 'all'> },
): void {
  registerOperatorCall(
    app,
    operatorCalls.showReferralMarks,
    async ({ query: { site, mark, value, from, to, after }, sites: chosen }) => {
      const [first, last] = [periodOf('/from', from), periodOf('/to', to)];
      if (first && last && first.from > last.from)
        throw wrongField('/to', 'order', 'The last day is before the first: choose a later one.');
      const found = await playersByMark(db, {
        siteId: site === undefined ? undefined : siteIn(sites, site, chosen).id,
        sites: chosen,
        mark,
        value,
        from: first?.from,
        until: last?.until,
        after: after === undefined ? undefined : cursorIn(after),
        limit: PAGE + 1,
      });
      const { rows, next } = pageOf(found, PAGE, cursorOf);
      return {
        sites: siteChoices(sites, chosen),
        rows: rows.map(({ sums, ...row }) => ({
          ...row,
          sums: sums.map(({ iso, amount }) => ({ iso, amount: toWire(BigInt(amount), iso) })),
        })),
        next,
      };
    },
  );
}

/** Returns the period of a day in UTC. Throws a ProblemError 400 for a day that doesn't exist. */
function periodOf(path: string, day: string | undefined) {
  if (day === undefined) return undefined;
  const period = dayOf(day, 0, 0);
  if (!period) throw wrongField(path, 'date', `There is no day ${day}.`);
  return period;
}

const cursorOf = ({ registrations, siteId, mark, value }: MarkCursor): string =>
  [registrations, siteId, mark, value].join(':');

function cursorIn(text: string): MarkCursor {
  const [, registrations, siteId, mark, value] = /^(\d{1,9}):([^:]+):(\w+):([\w.-]+)$/.exec(text) ?? [];
  if (registrations === undefined || siteId === undefined || mark === undefined || value === undefined)
    throw wrongField('/after', 'unknown', 'This page doesn’t exist: load the report from its beginning.');
  return { registrations: Number(registrations), siteId, mark, value };
}
