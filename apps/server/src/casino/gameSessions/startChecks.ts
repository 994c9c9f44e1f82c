import type { GameMode } from '@touchline/contract/casino';
import { noSuchGame } from '../catalogue/noSuchGame.ts';
import { ProblemError, signInNeeded } from '../../kernel/index.ts';
import type { ListedMaker, Makers } from '../makers/makersFile.ts';
import type { Site } from '../../site/index.ts';
import type { LaunchedGame } from './launchedGame.ts';
import type { GameRulesOfPlace } from './rules/gameRules.ts';

/** Visitor who starts a game. */
export interface Starter {
  readonly isPlayer: boolean;
  readonly isVerified: boolean;
  /** Two capital letters; undefined if unknown. */
  readonly country: string | undefined;
  readonly device: string;
}

/** Returns the makers of a site. */
function makersOf(site: Pick<Site, 'games'>, makers: Makers): readonly ListedMaker[] {
  const { makers: listed } = site.games;
  return listed === undefined ? makers.all : makers.all.filter(({ id }) => listed.includes(id));
}

/** Returns the origins of the frames of a site's games. */
export function frameOrigins(site: Pick<Site, 'games'>, makers: Makers): string[] {
  return [...new Set(makersOf(site, makers).map(({ frameOrigin }) => frameOrigin))];
}

/** Returns the origins of the thumbnails of a site's games. */
export function thumbnailOrigins(site: Pick<Site, 'games'>, makers: Makers): string[] {
  return [...new Set(makersOf(site, makers).map(({ thumbnailOrigin }) => thumbnailOrigin))];
}

export const gameClosed = () =>
  new ProblemError(
    409,
    'GAME_CLOSED',
    'This game is closed for maintenance: your money is untouched. Choose another one, or come back later.',
  );

export const makerDown = () =>
  new ProblemError(
    503,
    'MAKER_DOWN',
    'The maker of this game doesn’t answer: your money is untouched. Try again in a minute.',
  );

/**
 * Returns the maker of a game that a site offers. Throws a ProblemError: 404 if it doesn't, 410 if the game is no longer
 * offered, 409 while it is closed.
 */
export function offeringMaker(
  site: Pick<Site, 'games' | 'config'>,
  game: LaunchedGame | undefined,
  makers: Makers,
): { readonly game: LaunchedGame; readonly maker: ListedMaker } {
  const isCasino = site.config.availableRoutes.includes('casino');
  const maker = game && makersOf(site, makers).find(({ id }) => id === game.makerId);
  if (!isCasino || !maker || game.state === 'hidden') throw noSuchGame();
  if (game.state === 'retired')
    throw new ProblemError(
      410,
      'GAME_RETIRED',
      'This game is no longer offered: an unfinished round of it ends by itself. Choose another one.',
    );
  if (game.state === 'maintenance') throw gameClosed();
  return { game, maker };
}

/** Throws a ProblemError if the place or the device of a visitor doesn't allow a game. */
export function requirePlace(game: LaunchedGame, rules: GameRulesOfPlace, starter: Starter): void {
  const { country } = starter;
  const isBlocked = country !== undefined && game.blockedCountries.includes(country);
  const isBanned =
    (!rules.hasBonusBuy && game.features.includes('bonusBuy')) ||
    (!rules.hasJackpots && game.features.includes('jackpot'));
  if (isBlocked || isBanned)
    throw new ProblemError(
      403,
      'GAME_NOT_IN_COUNTRY',
      'This game isn’t offered where you are: choose another one.',
    );
  if (game.devices.length > 0 && !game.devices.includes(starter.device))
    throw new ProblemError(
      422,
      'GAME_NOT_ON_DEVICE',
      'This game doesn’t run on this kind of device: choose another one.',
    );
}

/** Throws a ProblemError if a visitor can't play a game in a mode. */
export function requireMode(
  mode: GameMode,
  game: LaunchedGame,
  { rules, starter }: { readonly rules: GameRulesOfPlace; readonly starter: Starter },
): void {
  if (mode === 'real') {
    if (!starter.isPlayer) throw signInNeeded();
    return;
  }
  if (!game.hasDemo || rules.demo === 'off')
    throw new ProblemError(409, 'NO_DEMO', 'This game can’t be played with play money: choose real money.');
  if (rules.demo === 'open' || starter.isVerified) return;
  if (!starter.isPlayer) throw signInNeeded();
  throw new ProblemError(
    403,
    'DEMO_NEEDS_VERIFICATION',
    'Play money is for players of proved age here: verify your account in your profile.',
  );
}
