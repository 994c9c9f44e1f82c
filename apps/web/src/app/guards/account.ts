import type { UserConfig } from '@touchline/contract';
import { knownSession } from '../../features/session/session.api.ts';
import { terms as termsStore, type Terms } from '../../features/terms/terms.store.ts';
import { loadUserConfig } from '../../features/userConfig/userConfig.api.ts';
import { userConfig } from '../../features/userConfig/userConfig.store.ts';
import { VERIFICATION, verificationPage } from '../../features/userConfig/verification.ts';
import { pathsIn } from '../../platform/links/paths.ts';
import { site } from '../../platform/site/site.ts';
import { rowAt } from '../routes/table.ts';
import type { Guard, Visit } from './guard.ts';
import { leave } from './leave.ts';

type Config = Pick<
  UserConfig,
  | 'ban_level'
  | 'ban_version'
  | 'has_deposit'
  | 'isDataAfterRegistration'
  | 'is_need_identification'
  | 'verification_status'
  | 'identity'
>;

const BAN = 'user-ban';
const WITHDRAWAL = 'office-deduce';

/** Minimum level at which a banned player may still withdraw. */
export function withdrawalLevel(banVersion: number): number {
  return banVersion === 1 ? 53 : 45;
}

/** Redirects a banned player from restricted pages to the ban page, and other players from the ban page to home. */
export function pastBan({ lang = '', row }: Visit, config: Config | undefined): string | undefined {
  const isBanned = config !== undefined && config.ban_level > 0;
  if (row?.id === BAN) return isBanned ? undefined : pathsIn(lang).home;
  if (!isBanned || !row?.meta.isRestricted) return undefined;
  if (row.id === WITHDRAWAL && config.ban_level === withdrawalLevel(config.ban_version)) return undefined;
  return `/${lang}/user/ban`;
}

/**
 * Redirects a player to changed terms before any other page, and from the terms page to home when they are accepted.
 * Pages of information stay open, so that terms and rules can be read first.
 */
export function pastTerms({ lang = '', row }: Visit, status: Terms['status']): string | undefined {
  if (row?.id === 'confirm') return status === 'current' ? pathsIn(lang).home : undefined;
  if (row?.meta.section === 'information') return undefined;
  return status === 'changed' ? `/${lang}/confirm` : undefined;
}

/**
 * Player pages that stay open while the account is missing something: safety, legal pages, and the forms themselves.
 */
const ALWAYS_OPEN: ReadonlySet<string> = new Set([
  'confirm',
  'office-identification',
  'office-clarify-data',
  'office-verification',
  'verification-sumsub',
  'welcome-authorization-data',
  'office-responsible',
  'office-menu-profile',
  'office-messages',
  'office-security',
  'office-session-history',
  'change-password',
  'history',
  'bet',
  'opened-bets',
]);

/** Returns whether the page is blocked until the account's requirements are met. */
function waits({ row }: Visit): boolean {
  if (row === undefined || ALWAYS_OPEN.has(row.id)) return false;
  return row.meta.who === 'player' || row.meta.isRestricted === true;
}

/** Returns the path, or undefined if the site doesn't have the page. */
function existing(path: string): string | undefined {
  const row = rowAt(path.split('?')[0] ?? path);
  return row === undefined || row.isUnavailable ? undefined : path;
}

/** Redirects players who are unverified and never deposited to the page on which they are verified, if there is one. */
export function pastIdentification(visit: Visit, config: Config | undefined): string | undefined {
  if (!config?.is_need_identification || !waits(visit)) return undefined;
  if (config.verification_status !== VERIFICATION.missing || config.has_deposit) return undefined;
  return existing(`/${visit.lang}/${verificationPage(config)}?identification=true`);
}

/** Redirects players with incomplete registration data to the completion form, which leads on to the page. */
export function pastMissingData(visit: Visit, config: Config | undefined): string | undefined {
  if (!config?.isDataAfterRegistration || !waits(visit)) return undefined;
  const next = encodeURIComponent(visit.url.pathname + visit.url.search);
  return existing(`/${visit.lang}/welcome-authorization-data?next=${next}`);
}

const asked = new WeakMap<Visit, Promise<Config | undefined>>();

/** Returns the player's account configuration; requested once per visit, and only if the page depends on it. */
function configFor(visit: Visit): Promise<Config | undefined> {
  const answer = asked.get(visit) ?? askFor(visit);
  asked.set(visit, answer);
  return answer;
}

async function askFor({ row }: Visit): Promise<Config | undefined> {
  const isNeeded = row?.meta.who === 'player' || row?.meta.isRestricted || row?.id === BAN;
  if (!isNeeded || !(await knownSession())) return undefined;
  return userConfig.config ?? loadUserConfig();
}

export const ban: Guard = async (visit) => {
  const elsewhere = pastBan(visit, await configFor(visit));
  // The ban page is loaded by the browser, so that nothing of the app keeps running behind it.
  return elsewhere?.endsWith('/user/ban') ? leave(elsewhere) : elsewhere;
};

export const terms: Guard = async (visit) => {
  if (!site().isAvailableConfirmTerms && visit.row?.id !== 'confirm') return undefined;
  return (await knownSession()) ? pastTerms(visit, termsStore.status) : undefined;
};

export const identification: Guard = async (visit) => pastIdentification(visit, await configFor(visit));

export const missingData: Guard = async (visit) => pastMissingData(visit, await configFor(visit));
