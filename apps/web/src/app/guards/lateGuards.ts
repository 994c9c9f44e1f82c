import { site } from '../../platform/site/site.ts';
import { comeBack, guestOnly, playerOnly, playersLanguage, registration, siteNeeds } from './access.ts';
import { ban, identification, missingData, terms } from './account.ts';
import { available } from './available.ts';
import { block, maintenance } from './closures.ts';
import type { Guard, Visit } from './guard.ts';
import { NotFoundError } from './NotFoundError.ts';
import { newAddress, oldGame } from './oldAddress.ts';
import { consultantCookie, couponSettings, platformType } from './query.ts';
import { redirectService } from './redirects.ts';

/**
 * Whether the path is in the site's list of removed addresses; an entry that ends in a star covers everything below.
 */
export function isTakenOut(path: string, list: readonly string[]): boolean {
  const bare = path.replace(/^\/[a-z]{2}(?=\/|$)/, '').replace(/\/$/, '') || '/';
  return list.some((entry) =>
    entry.endsWith('/*')
      ? `${bare}/`.startsWith(entry.slice(0, -1))
      : bare === entry.replace(/(?<=.)\/$/, ''),
  );
}

const old: Guard = (visit) => newAddress(visit);

const takenOut: Guard = ({ url }) => {
  if (isTakenOut(url.pathname, site().urlsToRedirectTo404)) throw new NotFoundError();
  return undefined;
};

/** Guards that run between `language` and the page, in this order. */
const guards: readonly Guard[] = [
  playersLanguage,
  consultantCookie,
  couponSettings,
  old,
  oldGame,
  redirectService,
  platformType,
  takenOut,
  available,
  maintenance,
  block,
  ban,
  terms,
  identification,
  missingData,
  siteNeeds,
  registration,
  guestOnly,
  playerOnly,
  comeBack,
];

/**
 * Runs the guards in order.
 * @returns the path to redirect to, or undefined to let the visit pass
 */
export async function passLateGuards(visit: Visit): Promise<string | undefined> {
  for (const guard of guards) {
    const elsewhere = await guard(visit);
    if (elsewhere !== undefined) return elsewhere;
  }
  return undefined;
}
