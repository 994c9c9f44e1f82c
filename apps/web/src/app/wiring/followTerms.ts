import type { DataRouter } from 'react-router';
import * as v from 'valibot';
import { startPoll, storedAnswerSchema } from '../../platform/tabs/sharedPoll.ts';
import { termsStatus } from '../../features/terms/terms.api.ts';
import { takeTerms, terms } from '../../features/terms/terms.store.ts';
import { sharedCell } from '../../platform/tabs/sharedCell.ts';
import type { ClockDeps } from './clockDeps.ts';
import { keepTermsPage } from './termsGate.ts';

const PERIOD = 60_000;
const Status = v.object({ result: v.boolean(), version: v.number() });

const cell = sharedCell('clocks.terms', storedAnswerSchema(Status));

/**
 * Polls every minute whether the terms changed, one tab for all, and holds the player on the terms page.
 * @returns stops it
 */
export function followTerms(deps: ClockDeps, router: DataRouter): () => void {
  const poll = startPoll({
    ...deps,
    name: 'terms',
    cell,
    period: () => PERIOD,
    ask: termsStatus,
    take: takeTerms,
  });
  const letGo = keepTermsPage(router, poll, () => {
    const told = cell.get()?.answer;
    return told?.result === true && told.version <= terms.version;
  });
  return () => {
    letGo();
    poll.stop();
  };
}
