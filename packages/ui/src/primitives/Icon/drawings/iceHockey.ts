import { drawn } from './drawn.tsx';

// A module of its own: next to the other sports it would pull all of them into the first screen's bundle.
export const IceHockey = drawn({
  lines: [
    'M15 3l-5.6 12.4a1 1 0 0 1 -.9 .6h-4.5a1 1 0 0 0 -1 1v2a1 1 0 0 0 1 1h5.8a2 2 0 0 0 1.8 -1.2l6.7 -14.8',
    'M15 18.5c0 .8 1.3 1.5 3 1.5s3 -.7 3 -1.5v-2c0 .8 -1.3 1.5 -3 1.5s-3 -.7 -3 -1.5z',
    'M15 16.5c0 -.8 1.3 -1.5 3 -1.5s3 .7 3 1.5',
  ],
});
