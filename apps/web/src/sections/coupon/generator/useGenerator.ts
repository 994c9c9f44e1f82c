import { generateBets, replaceInBet } from '@touchline/betting';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { displayedCurrency } from '../../../features/account/displayedCurrency.ts';
import { useAccounts } from '../../../features/account/account.api.ts';
import { quickAmounts } from '../../../features/coupon/pricing/stake.rules.ts';
import { useSingleOnly } from '../../../features/odds/markets/useSingleOnly.ts';
import { useHiddenSports } from '../../../features/odds/sports/hiddenSports.ts';
import { useSession } from '../../../features/session/useSession.ts';
import { serverNow } from '../../../platform/clock/clock.ts';
import { site } from '../../../platform/site/site.ts';
import { candidatesOf, generatorLineQuery, type LineCandidate } from './candidates.ts';
import { readWish, type WishProblem } from './wish.ts';

/** Latest kick-offs to choose from. */
export const times = ['3h', '24h', '72h', 'any'] as const;
type Time = (typeof times)[number];
const HOURS: Readonly<Record<Time, number | undefined>> = { '3h': 3, '24h': 24, '72h': 72, any: undefined };

const MOST_PROPOSALS = 3;

export interface GeneratorValues {
  readonly stake: string;
  readonly payout: string;
  /** Empty for all sports. */
  readonly sportIds: readonly number[];
  readonly time: Time;
}

export interface Proposal {
  readonly id: string;
  readonly bet: readonly LineCandidate[];
  readonly stakeMinor: bigint;
  /** True after a replacement for which no other selection fitted. */
  readonly isStuck: boolean;
}

export interface Generator {
  readonly iso: string;
  readonly values: GeneratorValues;
  /** Problem of the amounts, after an attempt. */
  readonly problem: WishProblem | undefined;
  readonly line: Pick<UseQueryResult, 'isPending' | 'isError' | 'refetch'>;
  /** Undefined before the first attempt, empty if nothing fitted. */
  readonly proposals: readonly Proposal[] | undefined;
  change(values: Partial<GeneratorValues>): void;
  generate(): void;
  /** Replaces one selection of a proposal by another one that fits. */
  replace(proposal: Proposal, selectionId: string): void;
}

/** State of the bet generator; bets are built from the line as it is at that moment. */
export function useGenerator(): Generator {
  const { active } = useAccounts(useSession().status === 'player');
  const iso = displayedCurrency(active?.iso, site().currency);
  const [first = '', , , tenTimes = ''] = quickAmounts(iso);
  const [typed, setTyped] = useState<Partial<GeneratorValues>>({});
  const [problem, setProblem] = useState<WishProblem>();
  const [proposals, setProposals] = useState<readonly Proposal[]>();
  const line = useQuery(generatorLineQuery);
  const hiddenIds = useHiddenSports().line;
  const singleOnly = useSingleOnly();
  const values: GeneratorValues = { stake: first, payout: tenTimes, sportIds: [], time: '24h', ...typed };

  function candidates(): LineCandidate[] {
    if (!line.data) return [];
    const sportIds = new Set(values.sportIds);
    return candidatesOf(line.data, {
      sportIds,
      hiddenIds,
      hours: HOURS[values.time],
      singleOnly,
      now: serverNow(),
    });
  }

  return {
    iso,
    values,
    problem,
    line,
    proposals,
    change(next) {
      setTyped({ ...typed, ...next });
      setProblem(undefined);
    },
    generate() {
      const read = readWish(values.stake, values.payout, iso);
      setProblem('problem' in read ? read.problem : undefined);
      if ('problem' in read) return setProposals(undefined);
      const bets = generateBets(candidates(), { ...read.wish, seed: newSeed() }, MOST_PROPOSALS);
      const { stakeMinor } = read;
      setProposals(bets.map((bet, index) => ({ id: String(index), bet, stakeMinor, isStuck: false })));
    },
    replace(proposal, selectionId) {
      const read = readWish(values.stake, values.payout, iso);
      if ('problem' in read) return setProblem(read.problem);
      const bet = replaceInBet(candidates(), proposal.bet, selectionId, { ...read.wish, seed: newSeed() });
      const next: Proposal = bet
        ? { ...proposal, bet, stakeMinor: read.stakeMinor, isStuck: false }
        : { ...proposal, isStuck: true };
      setProposals((now) => now?.map((one) => (one.id === proposal.id ? next : one)));
    },
  };
}

function newSeed(): number {
  const [seed = 0] = crypto.getRandomValues(new Int32Array(1));
  return seed;
}
