import { drawn } from './drawn.tsx';

export const AdultsOnly = drawn({
  lines: [
    'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0',
    'M7.5 9.5l1.5 -1v7',
    'M12.5 10.2a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0',
    'M12.2 13.7a2 1.8 0 1 0 4 0a2 1.8 0 1 0 -4 0',
  ],
});
