import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { FastifyInstance } from 'fastify';
import { type Db, ProblemError } from '../../kernel/index.ts';
import type { Mailings } from '../../messages/index.ts';
import { revealed } from '../../delivery/index.ts';
import { originOf, type LiveSites, siteById } from '../../site/index.ts';
import { playerIn } from './players/playerIn.ts';
import { registerOperatorCall } from './registerOperatorCall.ts';

export interface OpsMailingsDeps {
  readonly db: Db;
  readonly mailings: Pick<Mailings, 'isWanted' | 'unsubscribeLink'>;
  readonly sites: Pick<LiveSites, 'all'>;
}

/** Routes that a program for mailings calls before each mail. */
export function opsMailingsRoutes(app: FastifyInstance, { db, mailings, sites }: OpsMailingsDeps): void {
  registerOperatorCall(app, operatorCalls.showMailingRecipient, async ({ params, query: { kind } }) => {
    const { id, site_id, email, language } = await playerIn(db, params.playerId);
    const site = siteById(sites, site_id);
    if (email === null || !site) {
      throw new ProblemError(422, 'NO_EMAIL', 'This player has no e-mail address: nothing was sent.');
    }
    const reader = { site, playerId: id, email, language };
    const url = mailings.unsubscribeLink(reader, [kind], originOf(site)).urlFor(revealed);
    return {
      email,
      language,
      isWanted: await mailings.isWanted(id, kind),
      url,
      // Headers by which a mail program unsubscribes by itself (RFC 2369 and 8058).
      headers: {
        'List-Unsubscribe': `<${url}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  });
}
