import { drawn } from './drawn.tsx';

/** Screen outline, used for simulated sports. */
const screen = [
  'M4 4h16a1 1 0 0 1 1 1v11a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-11a1 1 0 0 1 1 -1',
  'M12 17v4',
  'M8 21h8',
] as const;

export const Vertex = drawn({
  lines: ['M12 6l6 11h-12z', 'M12 2v4', 'M18 17l3 3', 'M6 17l-3 3', 'M12 12v.01'],
});

export const Keep = drawn({
  lines: ['M6 21v-12l-2 -2v-4h3v2h3v-2h4v2h3v-2h3v4l-2 2v12z', 'M10 21v-4a2 2 0 0 1 4 0v4', 'M12 11v1'],
});

export const Arena = drawn({
  lines: [
    'M12 3l9 6.5l-3.5 10.5h-11l-3.5 -10.5z',
    'M12 8v.01',
    'M8 11v.01',
    'M16 11v.01',
    'M9.5 15.5v.01',
    'M14.5 15.5v.01',
  ],
});

export const TurboBall = drawn({
  lines: [
    'M15 5.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0 -13',
    'M15 9l3 2.2l-1.1 3.5h-3.8l-1.1 -3.5z',
    'M2 9h5',
    'M2 15h5',
    'M4 12h3',
  ],
});

export const ScreenFootball = drawn({
  lines: [...screen, 'M12 7a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0 -7', 'M12 9.2l1.5 1.1l-.6 1.7h-1.8l-.6 -1.7z'],
});

export const ScreenBasketball = drawn({
  lines: [...screen, 'M12 7a3.5 3.5 0 1 1 0 7a3.5 3.5 0 0 1 0 -7', 'M12 7v7', 'M8.5 10.5h7'],
});
