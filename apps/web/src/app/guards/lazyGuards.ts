import { site } from '../../platform/site/site.ts';
import { rememberReturn, guestOnly, playerOnly, playersLanguage, registration, siteNeeds } from './access.ts';
import { ban, identification, missingData, terms } from './account.ts';
import { available } from './available.ts';
import { block, maintenance } from './closure/closures.ts';
import type { Guard, Visit } from './guard.ts';
import { NotFoundError } from './NotFoundError.ts';
import { isListedPath } from './addresses/listedPath.ts';
import { newAddress, oldGame } from './addresses/oldAddress.ts';
import { consultantCookie, couponSettings, platformType } from './addresses/query.ts';
import { redirectService } from './addresses/redirects.ts';

const old: Guard = (visit) => newAddress(visit);

const removedAddress: Guard = ({ url }) => {
  if (isListedPath(url.pathname, site().urlsToRedirectTo404)) throw new NotFoundError();
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
  removedAddress,
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
  rememberReturn,
];

/**
 * Runs the guards in order.
 * @returns the path to redirect to, or undefined to let the visit pass
 */
export async function passLazyGuards(visit: Visit): Promise<string | undefined> {
  for (const guard of guards) {
    const elsewhere = await guard(visit);
    if (elsewhere !== undefined) return elsewhere;
  }
  return undefined;
}
