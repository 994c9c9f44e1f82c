import { betCases } from './bets.ts';
import type { Case } from './case.ts';
import { protectionCases } from './protection.ts';
import { rollbackCases } from './rollbacks.ts';
import { roundCases } from './rounds.ts';
import { transportCases } from './transport.ts';
import { winCases } from './wins.ts';

/** All cases of the wallet protocol, in the order of its list. */
export const cases: readonly Case[] = [
  ...transportCases,
  ...betCases,
  ...winCases,
  ...rollbackCases,
  ...protectionCases,
  ...roundCases,
];
