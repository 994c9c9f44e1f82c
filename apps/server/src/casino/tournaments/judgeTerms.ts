import { toMinor } from '@touchline/betting';
import type { ChallengeTerms, PrizeTerms, TournamentTerms } from '@touchline/contract/operators';
import { parsePoints, prizeFaults } from '@touchline/loyalty';
import type { Db, Trx } from '../../kernel/index.ts';
import { offerById } from '../../rewards/index.ts';
import { BASE_CURRENCY } from '../../ledger/index.ts';

/** Returns the faults of a prize: an amount of 0, or an offer that is missing, ended or of another site. */
async function prizeFaultsOf(
  db: Db | Trx,
  siteId: string,
  { kind, amount, offerId }: PrizeTerms,
): Promise<string[]> {
  if (kind === 'points') {
    const points = parsePoints(amount);
    return points === undefined || points === 0n ? [`"${amount}" is no number of points: write 100.`] : [];
  }
  if (minorOf(amount) === undefined || minorOf(amount) === 0n)
    return [`"${amount}" is no prize in ${BASE_CURRENCY}: write 10.00.`];
  if (kind === 'money') return [];
  const offer = offerId === undefined ? undefined : await offerById(db, BigInt(offerId));
  if (offer?.site_id !== siteId || offer.state !== 'published' || offer.terms.kind !== 'grant')
    return ['A bonus as a prize needs a published offer of a fixed bonus on this site: choose one.'];
  return [];
}

/** Reads an amount in the base currency; undefined for anything else. */
function minorOf(text: string): bigint | undefined {
  try {
    return toMinor(text, BASE_CURRENCY);
  } catch {
    return undefined;
  }
}

function stakeFaults(leastStake: string): string[] {
  const least = minorOf(leastStake);
  return least === undefined || least === 0n
    ? [`"${leastStake}" is no least stake in ${BASE_CURRENCY}: write 0.20.`]
    : [];
}

function entryFaults(entryFee: string | undefined, join: TournamentTerms['join']): string[] {
  if (entryFee === undefined) return [];
  const fee = minorOf(entryFee);
  return [
    ...(fee === undefined || fee === 0n
      ? [`"${entryFee}" is no entry fee in ${BASE_CURRENCY}: write 5.00, or leave it out.`]
      : []),
    ...(join === 'auto'
      ? ['Nobody pays an entry fee by playing: let players take part by joining, or leave the fee out.']
      : []),
  ];
}

/**
 * Returns why a tournament can't be stored, in sentences.
 * @param banned true where the place forbids prizes for staking more
 */
export async function tournamentFaults(
  db: Db | Trx,
  siteId: string,
  { scoring, leastStake, prizes, join, entryFee }: TournamentTerms,
  banned: boolean,
): Promise<string[]> {
  const ofPrizes = await Promise.all(prizes.map((prize) => prizeFaultsOf(db, siteId, prize)));
  return [
    ...(banned && scoring === 'turnover'
      ? ['Players of this site’s jurisdiction may not be rewarded for staking more: choose another score.']
      : []),
    ...stakeFaults(leastStake),
    ...entryFaults(entryFee, join),
    ...prizeFaults(prizes),
    ...ofPrizes.flat(),
  ];
}

/** Returns why a challenge can't be stored, in sentences. */
export async function challengeFaults(
  db: Db | Trx,
  siteId: string,
  { leastStake, prize }: Pick<ChallengeTerms, 'leastStake' | 'prize'>,
): Promise<string[]> {
  return [...stakeFaults(leastStake), ...(await prizeFaultsOf(db, siteId, prize))];
}
