import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../kernel/index.ts';
import { exportPage, type ExportDeps } from './dataExport.service.ts';

/** Enough for 60,000 bets within a minute. */
const PAGES_PER_MINUTE = 300;

/** Route by which a player gets a copy of everything that is stored about them. */
export function dataExportRoutes(app: FastifyInstance, deps: ExportDeps): void {
  registerCall(app, calls.exportData, ({ player, query }) => exportPage(deps, player.playerId, query.after), {
    perMinute: PAGES_PER_MINUTE,
  });
}
