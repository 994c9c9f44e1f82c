import { drawn } from './drawn.tsx';

const banknote = [
  'M12 18h-7a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2h14a2 2 0 0 1 2 2v3',
  'M13.5 14a2.5 2.5 0 1 1 1 -2',
];

export const Deposit = drawn({ lines: [...banknote, 'M18 14v7', 'M15 18l3 3l3 -3'] });

export const Withdraw = drawn({ lines: [...banknote, 'M18 21v-7', 'M15 17l3 -3l3 3'] });
