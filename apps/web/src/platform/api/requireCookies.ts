import { takesCookies } from '../cookies/takesCookies.ts';
import { ApiError } from './apiError.ts';

/**
 * Throws an ApiError `COOKIES_BLOCKED` in a browser that takes no cookies: neither a session nor the way through a
 * provider could be kept.
 */
export function requireCookies(): void {
  if (takesCookies()) return;
  throw new ApiError({
    kind: 'refused',
    status: 0,
    code: 'COOKIES_BLOCKED',
    message: 'The browser takes no cookies: a session could not be kept.',
  });
}
