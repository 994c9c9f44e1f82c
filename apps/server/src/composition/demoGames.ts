import type { Logger } from 'pino';
import { demoPlayer } from './demoAccount.ts';
import { unrecorded, createScheduler, unclaimed } from '../kernel/index.ts';
import { giveFreeRounds, listFreeRounds } from '../casino/index.ts';
import type { Platform } from '../platform.ts';

const DAY = 86_400_000;
const TRY_EVERY = 2000;
const GAME = 'iron-orchard';

type Demo = Pick<Platform, 'db' | 'now' | 'sites'>;

/**
 * Adds to a demonstration what needs its games: free rounds of the demo player in the slot, and pictures of banners;
 * several processes may do it at the same start. Tries again until the games are imported, and returns how to stop that.
 */
export function seedDemoGames(
  platform: Demo,
  log: Pick<Logger, 'error'>,
): { readonly stop: () => Promise<void> } {
  const scheduler = createScheduler(log);
  let isDone = false;
  const seed = async (): Promise<void> => {
    if (isDone) return;
    const hasArt = await showArt(platform);
    isDone = (await giveRounds(platform)) && hasArt;
  };
  const failed = 'The demonstration of games could not be completed; it is tried again.';
  scheduler.add([{ every: TRY_EVERY, work: seed, atStart: seed, failed }]);
  void scheduler.start('real');
  return { stop: scheduler.stop };
}

/** Gives banners of tournaments without a picture that of the slot. Returns whether the slot is imported. */
async function showArt({ db }: Demo): Promise<boolean> {
  const game = await db.selectFrom('games').select('id').where('maker_game_id', '=', GAME).executeTakeFirst();
  if (!game) return false;
  await db
    .updateTable('game_banners')
    .set({ game_id: game.id })
    .where('kind', '=', 'tournament')
    .where('game_id', 'is', null)
    .execute();
  return true;
}

/** Returns whether the demo player has free rounds, or none are to be given; false before the games are imported. */
async function giveRounds({ db, now, sites }: Demo): Promise<boolean> {
  const [site] = sites.all;
  if (!site?.config.isDemoCashier || !site.config.availableRoutes.includes('casino')) return true;
  const playerId = await demoPlayer(db, site);
  if (playerId === undefined) return true;
  const given = await listFreeRounds(db, { playerId, limit: 100 }, now());
  if (given.some(({ state }) => state === 'open' || state === 'waiting')) return true;
  const game = await db
    .selectFrom('games')
    .select('id')
    .where('maker_game_id', '=', GAME)
    .where('free_round_steps', 'is not', null)
    .executeTakeFirst();
  if (!game) return false;
  const today = Math.floor(now().getTime() / DAY) * DAY;
  await giveFreeRounds(
    { db, now },
    {
      site,
      draft: {
        players: [String(playerId)],
        gameIds: [String(game.id)],
        rounds: 10,
        stake: '0.20',
        iso: 'EUR',
        until: today + 15 * DAY,
        wagering: { times: '10', days: 7, maxBet: '5.00' },
        mostWon: '100.00',
      },
      key: `demonstration-${today}`,
      reason: 'Demonstration',
      by: 'demonstration',
    },
    { recordFor: () => unrecorded, claims: unclaimed },
  );
  return true;
}
