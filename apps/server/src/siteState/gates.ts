import type { Block, Maintenance } from '@touchline/contract';
import { seconds } from '../http/seconds.ts';
import { siteAddress } from './paths.ts';
import type { MaintenanceWindow, SiteState } from './siteState.ts';

/** Who asks, and when. */
export interface Visit {
  /** The server's instant. */
  readonly now: Date;
  /** ISO 3166-1 alpha-2; undefined where nobody knows. */
  readonly country: string | undefined;
}

/** For whom a block is, by the number that pages go by. */
const FOR = { nobody: 0, everybody: 1, country: 2, player: 3 } as const;

export const OPEN: Block = { displayTypeId: 0, templateTypeId: FOR.nobody };

/** What keeps a visitor out: the site's own reason, then the country's. */
export function siteBlock({ block, countryBlocks }: SiteState, { country }: Pick<Visit, 'country'>): Block {
  if (block !== null) return { displayTypeId: block, templateTypeId: FOR.everybody };
  const own = countryBlocks.find((one) => one.country === country);
  return own ? { displayTypeId: own.reason, templateTypeId: FOR.country } : OPEN;
}

/** The same of one player, where the site is open to everybody else. */
export const playerBlock = (reason: number): Block => ({
  displayTypeId: reason,
  templateTypeId: FOR.player,
});

/** Pages that stay open to who is kept out: there a player proves who they are. */
const EXEMPT = ['/user/accountverify'];

/** Whether a page stays open whatever is closed. @param url path and query, with its language or without */
export function isExempt(url: string): boolean {
  return EXEMPT.includes(siteAddress(url)?.path ?? '');
}

/** The window in which work on the site goes on at an instant. */
export function maintenanceNow({ maintenance }: SiteState, now: Date): MaintenanceWindow | undefined {
  if (maintenance === null) return undefined;
  const { startAt, finishAt } = maintenance;
  const at = seconds(now);
  return startAt <= at && (finishAt === null || at < finishAt) ? maintenance : undefined;
}

/** The window that goes on or is to come, in the words of one language; undefined once it is over. */
export function shownMaintenance(
  { maintenance }: SiteState,
  language: string,
  now: Date,
): Maintenance | undefined {
  if (maintenance === null) return undefined;
  const { startAt, finishAt, notifyStartDate, notifyEndDate, texts } = maintenance;
  if (finishAt !== null && finishAt <= seconds(now)) return undefined;
  const text = texts[language];
  return {
    startAt,
    ...(finishAt === null ? {} : { finishAt }),
    ...(notifyStartDate === null ? {} : { notifyStartDate }),
    ...(notifyEndDate === null ? {} : { notifyEndDate }),
    ...(text === undefined ? {} : { text }),
  };
}

/** How long a client waits before it looks again while nobody knows the end; seconds. */
const LOOK_AGAIN = 300;

/** Seconds after which it is worth asking again. */
export function retryAfter({ finishAt }: Pick<MaintenanceWindow, 'finishAt'>, now: Date): number {
  return finishAt === null ? LOOK_AGAIN : Math.max(1, finishAt - seconds(now));
}
