import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../kernel/index.ts';
import { hasConsultant, countryOf } from '../../site/index.ts';

const FEATURE = 'payment-consultant';
/** Cookie that a link gives a visitor, whatever the site's countries are while the consultant is open. */
const COOKIE = 'payment_consultant';

/**
 * Throws a ProblemError 403 unless the site offers the payment consultant in the visitor's country, or the visitor has
 * the cookie of a link.
 */
export function requireConsultant(request: FastifyRequest): void {
  const { site, cookies } = request;
  const isOffered = site.config.availableRoutes.includes(FEATURE);
  const isHere = isOffered && hasConsultant(site.consultant, countryOf(request));
  if (site.consultant.isOpen && (cookies[COOKIE] === '1' || isHere)) return;
  throw new ProblemError(
    403,
    'CONSULTANT_UNAVAILABLE',
    'The payment consultant isn’t available here: contact support instead.',
  );
}
