import { calls, type SiteConfig } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { randomInt } from 'node:crypto';
import { answerNotFound, registerCall } from '../../kernel/index.ts';
import type { Site } from '../sites/site.ts';
import { readAppEntry } from './appEntry.ts';
import { groupsOf } from './configGroups.ts';
import { OPEN, isExempt, playerBlock, shownMaintenance, siteBlock } from './gates.ts';
import { siteAddress } from './paths.ts';
import { configFor, countryOf, redirectFor, spoken, visitOf } from './visit.ts';

export interface SiteStateDeps {
  /** The server's clock. */
  readonly now: () => Date;
  /** Folder of the built app. */
  readonly webDist: string;
  /** Returns the reason why an operator closed a player's pages; undefined while they are open. */
  readonly blockOfPlayer: (playerId: bigint) => Promise<number | undefined>;
}

/** Range of the cache lifetime of configuration groups, seconds. */
const KEPT = { least: 600, most: 900 };

/** Returns a random lifetime, so that clients don't refresh simultaneously. */
const kept = (): number => randomInt(KEPT.least, KEPT.most + 1);

/** Routes of the site's state for pages, and of the exit to external addresses. */
export function siteStateRoutes(app: FastifyInstance, { now, webDist, blockOfPlayer }: SiteStateDeps): void {
  const entry = readAppEntry(webDist);

  registerCall(app, calls.siteState, ({ site, query, request }) =>
    configFor(site, visitOf(request, spoken(site, query.lang), now())),
  );

  registerCall(
    app,
    calls.configGroups,
    ({ site, query, request }) => {
      const language = spoken(site, query.lang);
      const config: SiteConfig = configFor(site, visitOf(request, language, now()));
      return { groups: groupsOf({ ...config, brands: [...site.brands] }, query.groups.split(',')) };
    },
    { cacheControl: () => `private, max-age=${kept()}` },
  );

  registerCall(app, calls.blockState, async ({ site, body, player, request }) => {
    const at = now();
    const language = spoken(site, siteAddress(body.url)?.language);
    const maintenance = shownMaintenance(site.state, language, at);
    return {
      data: {
        ...(isExempt(body.url) ? OPEN : await blockFor(site, countryOf(request), player?.playerId)),
        ...(maintenance === undefined ? {} : { maintenance }),
        stateVersion: site.config.stateVersion,
        ...(entry === undefined ? {} : { entry }),
        serverTime: at.getTime(),
      },
    };
  });

  async function blockFor(site: Site, country: string | undefined, playerId: bigint | undefined) {
    const block = siteBlock(site.state, { country });
    if (block !== OPEN || playerId === undefined) return block;
    const own = await blockOfPlayer(playerId);
    return own === undefined ? OPEN : playerBlock(own);
  }

  registerCall(app, calls.redirectOf, ({ site, body }) => ({ data: redirectFor(site, body.url) }));

  app.get<{ Params: { id: string } }>('/leave/:id', (request, reply) => {
    const { outside } = request.site;
    const address = Object.hasOwn(outside, request.params.id) ? outside[request.params.id] : undefined;
    if (address === undefined) return answerNotFound(request, reply);
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(address, 302);
  });
}
