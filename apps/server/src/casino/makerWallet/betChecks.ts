import type { Trx } from '../../kernel/index.ts';
import { amountOf } from './amounts.ts';
import { refused, type Decision } from './answers.ts';
import type { AskedCall } from './context.ts';
import type { DecisionDeps, PlayRules } from './makerWalletDeps.ts';
import { stakeRefusal } from './stakeChecks.ts';

/** A bet in the currency of its account, on a game that can be played. */
interface AskedBet {
  /** The maker's token, as it was sent. */
  readonly token: string | undefined;
  readonly gameId: bigint;
  /** Minor units; 0 for a free round. */
  readonly amount: bigint;
  readonly isFree: boolean;
  readonly isSide: boolean;
}

/** Returns why a bet is refused: the bounds of its game, what refuses every stake, or its round. */
export async function betRefusal(
  trx: Trx,
  deps: DecisionDeps,
  asked: AskedCall,
  bet: AskedBet,
): Promise<Decision | undefined> {
  const { account, context, now } = asked;
  const { token, gameId, amount, isFree } = bet;
  const rules = await deps.playRulesOf(trx, {
    siteId: context.siteId,
    playerId: account.playerId,
    gameId,
    minCycleMs: context.minCycleMs ?? 0,
    iso: account.iso,
    now,
  });
  const stake = { account, context, token, amount, stakedBefore: context.staked ?? 0n, now };
  return (
    (isFree ? undefined : boundsRefusal(asked, bet, rules)) ??
    (await stakeRefusal(trx, deps, stake)) ??
    roundRefusal(asked, bet, rules)
  );
}

/** The stake of a buy-in is the player's to choose within the game's bounds too; a side bet has no least stake. */
function boundsRefusal(
  { account, context }: AskedCall,
  { amount, isSide }: AskedBet,
  rules: PlayRules,
): Decision | undefined {
  const before = context.roundState ?? 'none';
  const bound = (text: string | null) => (text === null ? undefined : amountOf(text, account.iso));
  const least = bound(context.minStake);
  if (!isSide && least !== undefined && amount < least) return refused('BELOW_MIN', before);
  const most = [bound(context.maxStake), rules.maxStake].filter((one) => one !== undefined);
  return most.some((one) => amount > one) ? refused('ABOVE_MAX', before) : undefined;
}

/** A closed round takes no bets. A new round doesn't begin before the cycle of the one before is over. */
function roundRefusal(
  { context, now }: AskedCall,
  { isFree }: AskedBet,
  rules: PlayRules,
): Decision | undefined {
  const { roundState, lastRoundAt } = context;
  if (roundState !== null && roundState !== 'open') return refused('ROUND_CLOSED', roundState);
  const isEarly =
    roundState === null &&
    !isFree &&
    lastRoundAt !== null &&
    now.getTime() - lastRoundAt.getTime() < rules.minCycleMs;
  return isEarly ? refused('TOO_FAST', 'none') : undefined;
}
