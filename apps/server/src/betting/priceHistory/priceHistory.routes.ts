import { calls } from '@touchline/contract';
import type { FastifyInstance } from 'fastify';
import { ProblemError, registerCall } from '../../kernel/index.ts';
import type { PriceHistory } from './priceHistory.ts';

/** Route of a selection's price history, as far as this process has recorded it. */
export function priceHistoryRoutes(app: FastifyInstance, history: PriceHistory): void {
  registerCall(app, calls.lineHistory, ({ params }) => {
    const points = history.of(params.selectionId);
    if (!points) {
      throw new ProblemError(
        404,
        'NO_SUCH_SELECTION',
        'This selection is no longer available: its match may have ended; choose another.',
      );
    }
    return { selectionId: params.selectionId, points: [...points] };
  });
}
