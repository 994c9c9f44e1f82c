import type { DataRouter } from 'react-router';
import { watchClosure } from '../guards/closure/watchClosure.ts';
import type { passGuards } from '../guards/middleware.ts';
import { keepView } from '../../features/settings/storeView.ts';
import { watchSettled } from '../settled/watchSettled.ts';

/** Starts what follows the page while it runs and the first screen does without. */
export function startWatches(router: DataRouter, pass: typeof passGuards): void {
  keepView();
  watchSettled(router);
  watchClosure(router, pass);
}
