import { randomUUID } from 'node:crypto';
import { GameError, isSoloGame, startRound, streamOf } from '@touchline/games';
import { stepOfTitle } from '../feed/makerGame.ts';
import { titleOf } from '../feed/titles.ts';
import type { Jackpots } from '../jackpots/jackpots.ts';
import { maxStakeOf, minStakeOf, toMinor, toText } from '../money.ts';
import { PlayProblem } from '../problem.ts';
import type { Pair } from '../seeds/seeds.ts';
import { requireCurrent, type Session } from '../sessions/sessions.ts';
import type { StoredRound } from './rounds.store.ts';

/** A round that a player wants to start. */
export interface WantedRound {
  /** Id of the press. */
  readonly actionId: string;
  /** Decimal. */
  readonly stake: string;
  readonly choice: unknown;
  /** Grant of free rounds that pays the stake. */
  readonly freeRoundsId: string | null;
}

/** Returns the refusal of an error of the rules; other errors are passed on. */
export function problemOf(error: unknown): unknown {
  if (!(error instanceof GameError)) return error;
  return new PlayProblem(error.code, error.message, { status: error.code.startsWith('BAD') ? 400 : 409 });
}

/** Returns the bounds of a session's stakes in minor units: the maker's, within those of the player's place. */
export function boundsOf({ currency, minStake, maxStake }: Session): {
  readonly least: bigint;
  readonly most: bigint;
} {
  const [own, place] = [minStakeOf(currency), toMinor(minStake ?? '0', currency)];
  const [ownMost, placeMost] = [maxStakeOf(currency), maxStake === null ? null : toMinor(maxStake, currency)];
  return {
    least: place > own ? place : own,
    most: placeMost !== null && placeMost < ownMost ? placeMost : ownMost,
  };
}

/**
 * Returns a stake in minor units.
 * @throws PlayProblem if it isn't an amount or not within the bounds of the session
 */
export function checkedStake(session: Session, text: string): bigint {
  const { currency, gameId } = session;
  const { least, most } = boundsOf(session);
  let stake: bigint;
  try {
    stake = toMinor(text, currency);
  } catch (error) {
    throw new PlayProblem('BAD_AMOUNT', error instanceof Error ? error.message : '', { status: 400 });
  }
  if (stake < least)
    throw new PlayProblem('BELOW_MIN', `The least stake is ${toText(least, currency)} ${currency}.`);
  if (stake > most)
    throw new PlayProblem('ABOVE_MAX', `The greatest stake is ${toText(most, currency)} ${currency}.`);
  if (stake % stepOf(gameId, currency) !== 0n)
    throw new PlayProblem('BAD_AMOUNT', 'The stake of a slot is a multiple of its least stake.', {
      status: 400,
    });
  return stake;
}

/** Returns the step of a game's stakes in minor units. */
export const stepOf = (titleId: string, currency: string): bigint => {
  const title = titleOf(titleId);
  return title ? stepOfTitle(title, currency) : 1n;
};

/** @throws PlayProblem if the session has ended or was replaced, or its last stake was less than the least time ago */
export function checkMayStake(session: Session, now: number): void {
  requireCurrent(session);
  const { state, lastStakeAt, rules } = session;
  if (state !== 'open') throw new PlayProblem('SESSION_CLOSED', 'The session of this game has ended.');
  if (lastStakeAt !== null && now - lastStakeAt < rules.minCycleMs)
    throw new PlayProblem(
      'TOO_FAST',
      `A round starts ${rules.minCycleMs} ms after the last one at the earliest.`,
    );
}

/** Returns a new round with its whole outcome, before its stake is taken. */
export function newRound(
  session: Session,
  { stake: text, choice, freeRoundsId }: WantedRound,
  { pair, jackpots, now }: { readonly pair: Pair; readonly jackpots: Jackpots; readonly now: number },
): StoredRound {
  const title = titleOf(session.gameId);
  if (!title || !isSoloGame(title.engine))
    throw new PlayProblem('INVALID_GAME', 'Rounds of this game aren’t started by this call.', {
      status: 404,
    });
  const { currency } = session;
  const stake = checkedStake(session, text);
  const stream = streamOf({ serverSeed: pair.serverSeed, clientSeed: pair.clientSeed, nonce: pair.nonce });
  const game = startRound(title.engine, stream, { stake, settings: title.settings }, choice);
  const isEligible = title.jackpotId !== null && freeRoundsId === null;
  return {
    id: randomUUID(),
    player: session.player,
    sessionId: session.id,
    titleId: title.id,
    isDemo: session.mode === 'demo',
    currency,
    state: 'staking',
    pairId: pair.id,
    nonce: pair.nonce,
    choice,
    turns: [],
    game,
    bets: [],
    refused: [],
    freeRoundsId,
    jackpotLevel: isEligible ? (jackpots.hitOf(stream, stake) ?? null) : null,
    jackpot: null,
    at: now,
  };
}
