import { toWire } from '@touchline/betting';
import { operatorCalls } from '@touchline/contract/operatorCalls';
import type { ListedPlayer } from '@touchline/contract/operators';
import type { FastifyInstance } from 'fastify';
import { seconds, wrongField } from '../../../kernel/index.ts';
import { SPORTS } from '../../../betting/index.ts';
import { playerBlocks } from '../../../protection/index.ts';
import type { Wallet } from '../../../ledger/index.ts';
import { common } from '../../../staff/index.ts';
import { playerIn } from './playerIn.ts';
import { playerSummaryRoutes } from './playerSummary.routes.ts';
import { registerOperatorCall } from '../registerOperatorCall.ts';
import { playerFacts } from './playerFacts.ts';
import { findPlayers, limitsOfPlayer } from './players.store.ts';
import { cursorIn, timelineOf } from './timeline/timeline.service.ts';

interface PlayerRow {
  readonly id: bigint;
  readonly site_id: string;
  readonly login: string;
  readonly email: string | null;
  readonly language: string;
  readonly registered_at: Date;
}

const listed = ({ id, site_id, login, email, language, registered_at }: PlayerRow): ListedPlayer => ({
  id: String(id),
  siteId: site_id,
  login,
  email,
  language,
  registeredAt: seconds(registered_at),
});

/** Routes that find players, and show their data, limits, blocks, money and timeline. */
export function opsPlayersRoutes(
  app: FastifyInstance,
  deps: Parameters<typeof playerSummaryRoutes>[1] & { readonly wallet: Pick<Wallet, 'accounts'> },
): void {
  const { db, wallet } = deps;
  playerSummaryRoutes(app, deps);

  registerOperatorCall(app, operatorCalls.listPlayers, async ({ query: { name, site }, sites }) => {
    const chosen = site === undefined ? sites : common(sites, [site]);
    return { players: (await findPlayers(db, name.trim(), chosen)).map(listed) };
  });

  registerOperatorCall(app, operatorCalls.showPlayer, async ({ params, operator }) => {
    const player = await playerIn(db, params.playerId);
    const isMasked = !operator.has('identification', player.site_id);
    const limits = await limitsOfPlayer(db, player.id);
    return {
      ...listed(player),
      facts: await playerFacts(db, player.id, isMasked),
      accounts: await wallet.accounts(player.id),
      limits: limits.map(({ type, value, iso, state, starts_at, ends_at }) => ({
        type,
        // Money in its currency, else hours, minutes or days, depending on the type.
        value: iso === null ? String(value) : toWire(value, iso),
        iso,
        state,
        startsAt: seconds(starts_at),
        endsAt: ends_at === null ? null : seconds(ends_at),
      })),
      blocks: await playerBlocks(db, player.id),
      sports: SPORTS.map(({ id, key }) => ({ id, key })),
    };
  });

  registerOperatorCall(app, operatorCalls.showPlayerTimeline, async ({ params, query, operator }) => {
    const { id, site_id: siteId } = await playerIn(db, params.playerId);
    const before = query.before === undefined ? undefined : cursorIn(query.before);
    if (query.before !== undefined && !before) {
      throw wrongField('/before', 'cursor', '"before" is no cursor: use the `next` of the page before.');
    }
    const scopes = operator.scopes.filter((scope) => operator.has(scope, siteId));
    return timelineOf(db, { playerId: id, scopes, kinds: query.kinds, before });
  });
}
