import { drawn } from './drawn.tsx';

export const CashOut = drawn({
  lines: [
    'M3 14h3.5c1 0 2 .3 2.8 1l1.2 1h3a1.5 1.5 0 0 1 0 3h-3.5',
    'M14.5 17l4 -2.2a1.7 1.7 0 0 1 1.9 2.7c-2 2.1 -4.7 3.5 -7.4 3.5h-3.5c-1.5 0 -2.5 -1 -4 -1h-2.5',
    'M10 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',
    'M14 6v2',
  ],
});

export const Whistle = drawn({
  lines: [
    'M8 10h13v3l-8.1 1.5a5 5 0 1 1 -4.9 -4.5',
    'M7 15a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
    'M12 6v-2',
    'M16 6l1 -2',
  ],
});
