import { toMinor, toWire } from '@touchline/betting';
import { type Db, createTroubleLog, type ErrorLog } from '../../kernel/index.ts';
import type { MakerReportLine } from '../makers/adapter.ts';
import type { Makers } from '../makers/makersFile.ts';
import { endDay, ourSums, storeDay, takeDay, type DaySums, type MakerDay } from './makerDays.store.ts';
import { insertNotice } from './notices.store.ts';

/** The parts of makers that a comparison uses. */
export interface ReportingMakers {
  readonly all: readonly Pick<Makers['all'][number], 'id' | 'report'>[];
}

export interface MakerDaysDeps {
  readonly db: Db;
  readonly log: ErrorLog;
  readonly now: () => Date;
  readonly makers: ReportingMakers;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Time after midnight from which a day is compared: retried operations have arrived by then. */
const COMPARE_AFTER = HOUR;
/** Time between two requests for a report that didn't come. */
const ASK_EVERY = 10 * 60_000;
/** Time after the end of a day from which a missing report is a difference. */
const MISSING_AFTER = DAY;
/** Days for which a missing report is asked for. */
const DAYS_BACK = 7;

const NOTHING: DaySums = { bets: 0n, wins: 0n, rollbacks: 0n, count: 0 };

/**
 * Compares the days that have ended with the makers' reports. A day whose report doesn't come is asked for again for a
 * week; after a day without it operators are notified.
 */
export async function compareDays({ db, log, now, makers }: MakerDaysDeps): Promise<void> {
  const trouble = createTroubleLog(log);
  const at = now();
  const today = Math.floor((at.getTime() - COMPARE_AFTER) / DAY);
  for (const maker of makers.all) {
    for (let back = DAYS_BACK; back >= 1; back -= 1) {
      const ended = new Date((today - back + 1) * DAY);
      const of = { makerId: maker.id, day: new Date(ended.getTime() - DAY).toISOString().slice(0, 10) };
      const askedBefore = new Date(at.getTime() - ASK_EVERY);
      if (!(await takeDay(db, of, { at, askedBefore }))) continue;
      const lines = await maker.report(of.day).catch((error: unknown) => {
        trouble(error, 'A maker sent no report of a day; it is asked again in ten minutes.');
        return undefined;
      });
      if (lines || at.getTime() - ended.getTime() >= MISSING_AFTER) await compare(db, of, lines, at);
    }
  }
}

/** Compares a day in each currency of either side, and notifies operators of each difference once. */
async function compare(
  db: Db,
  of: MakerDay,
  lines: readonly MakerReportLine[] | undefined,
  at: Date,
): Promise<void> {
  const ours = await ourSums(db, of);
  const theirs = lines && new Map(lines.map((line) => [line.currency, sumsOf(line)]));
  await db.transaction().execute(async (trx) => {
    for (const iso of new Set([...ours.keys(), ...(theirs?.keys() ?? [])])) {
      const our = ours.get(iso) ?? NOTHING;
      const their = theirs ? (theirs.get(iso) ?? NOTHING) : null;
      const isEqual = their !== null && isSame(our, their);
      await storeDay(trx, { ...of, iso, ours: our, theirs: their, isEqual, at });
      if (isEqual) continue;
      await insertNotice(trx, {
        kind: 'dayDiffers',
        makerId: of.makerId,
        gameId: null,
        roundId: null,
        sessionId: null,
        playerId: null,
        txId: `day:${of.day}:${iso}`,
        iso,
        amount: their && balanceOf(their) - balanceOf(our),
        detail: detailOf(of.day, iso, our, their),
        at,
      });
    }
    if (lines) await endDay(trx, of, at);
  });
}

function sumsOf({ currency, bets, wins, rollbacks, count }: MakerReportLine): DaySums {
  return {
    bets: toMinor(bets, currency),
    wins: toMinor(wins, currency),
    rollbacks: toMinor(rollbacks, currency),
    count,
  };
}

const isSame = (one: DaySums, other: DaySums): boolean =>
  one.bets === other.bets && one.wins === other.wins && one.rollbacks === other.rollbacks;

/** The amount that stays with the bookmaker. */
const balanceOf = ({ bets, wins, rollbacks }: DaySums): bigint => bets - wins - rollbacks;

function detailOf(day: string, iso: string, ours: DaySums, theirs: DaySums | null): string {
  const text = ({ bets, wins, rollbacks, count }: DaySums): string =>
    `bets ${toWire(bets, iso)}, wins ${toWire(wins, iso)}, rollbacks ${toWire(rollbacks, iso)} (${count} operations)`;
  if (theirs === null) return `The maker sent no report of ${day}; the platform has in ${iso} ${text(ours)}.`;
  return `The sums of ${day} in ${iso} differ. Platform: ${text(ours)}. Maker: ${text(theirs)}.`;
}
