import type { Block, Maintenance } from '@touchline/contract';
import { seconds } from '../../kernel/index.ts';
import { siteAddress } from './paths.ts';
import type { MaintenanceWindow, SiteState } from './siteState.ts';

/** Time and country of a request. */
export interface Visit {
  /** The server's instant. */
  readonly now: Date;
  /** ISO 3166-1 alpha-2; undefined if unknown. */
  readonly country: string | undefined;
}

/** Scope of a block, by the numbers that pages use. */
const FOR = { nobody: 0, everybody: 1, country: 2, player: 3 } as const;

export const OPEN: Block = { displayTypeId: 0, templateTypeId: FOR.nobody };

/** Returns the block of a visitor: the site's, else the country's. */
export function siteBlock({ block, countryBlocks }: SiteState, { country }: Pick<Visit, 'country'>): Block {
  if (block !== null) return { displayTypeId: block, templateTypeId: FOR.everybody };
  const own = countryBlocks.find((one) => one.country === country);
  return own ? { displayTypeId: own.reason, templateTypeId: FOR.country } : OPEN;
}

/** Creates the block of one player, while the site is open to all others. */
export const playerBlock = (reason: number): Block => ({
  displayTypeId: reason,
  templateTypeId: FOR.player,
});

/** Pages that stay open to blocked visitors: there a player submits identification documents. */
const EXEMPT = ['/user/accountverify'];

/**
 * Returns whether a page stays open despite any block.
 * @param url path and query, with its language or without
 */
export function isExempt(url: string): boolean {
  return EXEMPT.includes(siteAddress(url)?.path ?? '');
}

/** Returns the maintenance window that includes an instant. */
export function maintenanceNow({ maintenance }: SiteState, now: Date): MaintenanceWindow | undefined {
  if (maintenance === null) return undefined;
  const { startAt, finishAt } = maintenance;
  const at = seconds(now);
  return startAt <= at && (finishAt === null || at < finishAt) ? maintenance : undefined;
}

/** Returns the current or upcoming window with the texts of one language; undefined once it is over. */
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

/** Retry interval of clients while the end is unknown, seconds. */
const LOOK_AGAIN = 300;

/** Returns the seconds until a retry makes sense. */
export function retryAfter({ finishAt }: Pick<MaintenanceWindow, 'finishAt'>, now: Date): number {
  return finishAt === null ? LOOK_AGAIN : Math.max(1, finishAt - seconds(now));
}
