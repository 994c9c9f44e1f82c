import type { BodyOf, Calls, StartedGame } from '@touchline/contract';
import { type SignedIn, findProfile, isVerified } from '../../accounts/index.ts';
import { requireBonusGame } from './rules/bonusGames.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { noSuchGame } from '../catalogue/noSuchGame.ts';
import { type Db, type Trx, parseId, ProblemError, ProviderSilentError } from '../../kernel/index.ts';
import { blockProblem, operationBlock, playerData } from '../../protection/index.ts';
import type { ListedMaker } from '../makers/makersFile.ts';
import { endSession, insertSession, runningSessions, type GameSessionRow } from '../rounds/roundAccess.ts';
import type { Site } from '../../site/index.ts';
import { isBonusAccount, noAccount, accountsOf } from '../../ledger/index.ts';
import { openRound } from './gameSessions.store.ts';
import type { GameFailures } from './failures.service.ts';
import { gameById } from './launchedGame.store.ts';
import type { LaunchedGame } from './launchedGame.ts';
import { launchColours, returnPath } from './launchLook.ts';
import { gameRulesOf, minCycleOf, type GameRulesOfPlace } from './rules/gameRules.ts';
import { gameClosed, makerDown, offeringMaker, requireMode, requirePlace } from './startChecks.ts';
import type { SessionViews } from './sessionViews.ts';
import type { Watch, WatchDeps } from './watch.ts';

export interface StartDeps extends Pick<WatchDeps, 'db' | 'now' | 'makers'> {
  readonly watch: Watch;
  readonly views: SessionViews;
  readonly failures: GameFailures;
  readonly catalogue: Pick<Catalogue, 'isGameListed'>;
}

/** Request for a game. */
export interface WantedGame {
  readonly site: Site;
  readonly player: SignedIn | undefined;
  readonly body: BodyOf<Calls['startGame']>;
  /** The visitor's country by the request, two capital letters. */
  readonly country: string | undefined;
  /** The sign-in, or a hash of a guest's address. */
  readonly visitor: string;
  /** Origin of the page. */
  readonly origin: string;
}

/** Starts a session of a game. Throws a ProblemError with the first reason against it. */
export type StartGame = (wanted: WantedGame) => Promise<StartedGame>;

interface Launch {
  readonly game: LaunchedGame;
  readonly maker: ListedMaker;
  readonly rules: GameRulesOfPlace;
  readonly country: string | undefined;
}

export function createStart(deps: StartDeps): StartGame {
  const { db, now, makers, watch, views, failures, catalogue } = deps;

  /** Checks everything that doesn't depend on the player's account. */
  async function checked({ site, player, body, country: visitors, visitor }: WantedGame): Promise<Launch> {
    const id = parseId(String(body.gameId));
    if (id === undefined) throw noSuchGame();
    const { game, maker } = offeringMaker(site, await gameById(db, id), makers);
    if (await failures.hasClosed(game.id, visitor)) throw gameClosed();
    const own = player && (await playerData(db, player.playerId)).country?.toUpperCase();
    const country = own ?? visitors;
    const rules = gameRulesOf(site, country);
    const starter = {
      isPlayer: player !== undefined,
      isVerified: player !== undefined && isVerified(await findProfile(db, player.playerId)),
      country,
      device: body.device,
    };
    requirePlace(game, rules, starter);
    const query = { lang: body.lang, device: body.device };
    if (!(await catalogue.isGameListed(site, { query, country }, game.id))) throw noSuchGame();
    requireMode(body.mode, game, { rules, starter });
    return { game, maker, rules, country };
  }

  /** Stores a real session, which replaces others. The player is locked until the transaction ends. */
  async function storeReal(
    trx: Trx,
    { game, maker, rules, country }: Launch,
    { wanted, player }: { readonly wanted: WantedGame; readonly player: SignedIn },
  ) {
    const at = now();
    const { playerId } = player;
    const block = await operationBlock(trx, 'game', playerId, at);
    if (block) throw blockProblem(block);
    const account = await chosenAccount(trx, playerId, wanted.body.accountId);
    if (game.currencies.length > 0 && !game.currencies.includes(account.iso))
      throw new ProblemError(
        422,
        'WRONG_CURRENCY',
        `This game can’t be played in ${account.iso}: choose an account in another currency.`,
      );
    // A round that has begun is finished in its game, whatever has become of the bonus; no stake is taken for it.
    if (isBonusAccount(account) && !(await openRound(trx, playerId, game.id)))
      await requireBonusGame(trx, account.id, game.id);
    if (maker.isDown()) throw makerDown();
    const replaced: GameSessionRow[] = [];
    for (const other of await runningSessions(trx, playerId)) {
      const isReplaced = rules.parallelGames === 'one' || other.game_id === game.id;
      if (other.mode !== 'real' || !isReplaced) continue;
      const ended = await endSession(trx, other.id, 'SESSION_REPLACED', at);
      if (ended) replaced.push(ended);
    }
    const stored = await insertSession(
      trx,
      {
        ...columns({ game, maker, country }, wanted),
        player_id: playerId,
        account_id: account.id,
        sign_in_id: player.sessionId,
        iso: account.iso,
        mode: 'real',
      },
      at,
    );
    return { ...stored, replaced };
  }

  async function storeDemo(launch: Launch, wanted: WantedGame) {
    const { game, maker } = launch;
    if (maker.isDown()) throw makerDown();
    const { currency } = wanted.site.config;
    const isFit = game.currencies.length === 0 || game.currencies.includes(currency);
    const stored = await insertSession(
      db,
      {
        ...columns(launch, wanted),
        player_id: wanted.player?.playerId ?? null,
        account_id: null,
        sign_in_id: wanted.player?.sessionId ?? null,
        iso: isFit ? currency : (game.currencies[0] ?? currency),
        mode: 'demo',
      },
      now(),
    );
    return { ...stored, replaced: [] };
  }

  async function store(launch: Launch, wanted: WantedGame) {
    const { player } = wanted;
    if (wanted.body.mode === 'demo' || !player) return storeDemo(launch, wanted);
    return db.transaction().execute((trx) => storeReal(trx, launch, { wanted, player }));
  }

  return async (wanted) => {
    const { site, body, origin } = wanted;
    const launch = await checked(wanted);
    const { game, maker, rules, country } = launch;
    const { session, launchToken, replaced } = await store(launch, wanted);
    watch.announceEnd(replaced);
    const theme = body.theme ?? 'light';
    try {
      const { url } = await maker.launch({
        sessionId: session.id,
        token: launchToken,
        gameId: game.makerGameId,
        mode: session.mode,
        currency: session.iso,
        language: session.language,
        country: country ?? null,
        device: body.device,
        theme,
        colours: launchColours(site, theme),
        rules: {
          autoplay: rules.hasAutoplay,
          minCycleMs: minCycleOf(rules, game),
          celebrateOverStakeOnly: rules.celebrateOverStakeOnly,
        },
        parentOrigin: origin,
        lobbyUrl: `${origin}${session.return_to ?? `/${body.lang}/casino-lobby`}`,
      });
      return {
        session: await views.shown(session),
        frame: { url, origin: maker.frameOrigin, needsPopups: maker.needsPopups },
      };
    } catch (error) {
      await watch.end(session, 'LAUNCH_FAILED');
      throw error instanceof ProviderSilentError ? makerDown() : error;
    }
  };
}

function columns(
  { game, maker, country }: Pick<Launch, 'game' | 'maker' | 'country'>,
  { site, body, origin, visitor }: WantedGame,
) {
  const isSpoken = game.languages.length === 0 || game.languages.includes(body.lang);
  return {
    site_id: site.id,
    maker_id: maker.id,
    game_id: game.id,
    language: isSpoken ? body.lang : 'en',
    country: country ?? null,
    device: body.device,
    return_to: returnPath(body.returnTo, origin) ?? null,
    visitor,
  };
}

/** Returns the account to play from: the named one, or the active one. Throws a ProblemError 404 without it. */
async function chosenAccount(trx: Db | Trx, playerId: bigint, accountId: string | undefined) {
  const id = accountId === undefined ? undefined : parseId(accountId);
  const account = (await accountsOf(trx, playerId)).find((own) =>
    accountId === undefined ? own.isActive : own.id === id,
  );
  if (!account) throw noAccount();
  return account;
}
