// The playing maker, in a separate program: its cost must not be counted as the platform's.
import { playAll, type RoundsLoad } from './rounds.ts';

process.on('message', (load: RoundsLoad) => {
  playAll(load).then(
    (placed) => process.send?.({ placed }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
