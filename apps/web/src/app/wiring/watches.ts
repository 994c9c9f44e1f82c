import type { DataRouter } from 'react-router';
import { watchClosure } from '../guards/closure/watchClosure.ts';
import type { passGuards } from '../guards/middleware.ts';
import { followGoals } from '../../features/odds/feed/followGoals.ts';
import { goals } from '../../features/odds/feed/goals.ts';
import { keepView } from '../../features/settings/storeView.ts';
import { after } from '../../platform/clock/after.ts';
import { isVisible } from '../../platform/page/visibility.ts';
import { book } from '../../platform/realtime/realtime.ts';
import { watchSettled } from '../settled/watchSettled.ts';

/** Starts what follows the page while it runs and the first screen does without. */
export function startWatches(router: DataRouter, pass: typeof passGuards): void {
  keepView();
  followGoals(goals, { book, isVisible, after });
  watchSettled(router);
  watchClosure(router, pass);
}
