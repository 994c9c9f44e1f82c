// The placing clients, in a separate program: their cost must not be counted as the platform's.
import { placeAll, type Load } from './placements.ts';

process.on('message', (load: Load) => {
  placeAll(load).then(
    (placed) => process.send?.({ placed }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  );
});
