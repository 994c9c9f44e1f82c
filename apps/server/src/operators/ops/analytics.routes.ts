import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { wrongField } from '../../kernel/index.ts';
import { dayOf } from '../../betting/index.ts';
import type { LiveSites, VisitorData } from '../../site/index.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';
import { siteIn } from './sites/siteIn.ts';

/** Route of event counts per site and day. */
export function analyticsRoutes(
  app: FastifyInstance,
  { visitorData, sites }: { readonly visitorData: VisitorData; readonly sites: LiveSites },
): void {
  registerOperatorCall(app, operatorCalls.countEventsOfSite, async ({ params, query: { day } }) => {
    const site = siteIn(sites, params.siteId);
    if (!dayOf(day, 0, 0)) throw wrongField('/day', 'date', `There is no day ${day}.`);
    return { counts: await visitorData.counts(site.id, day) };
  });
}
