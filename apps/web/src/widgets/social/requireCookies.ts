import { ApiError } from '../../platform/api/apiError.ts';

/**
 * Throws an ApiError `COOKIES_BLOCKED` in a browser that takes no cookies: the way through a provider could not be
 * found again, nor a session be kept.
 */
export function requireCookies(): void {
  // Undefined outside a browser.
  if (navigator.cookieEnabled !== false) return;
  throw new ApiError({
    kind: 'refused',
    status: 0,
    code: 'COOKIES_BLOCKED',
    message: 'The browser takes no cookies: a session could not be kept.',
  });
}

/** Error messages of the way to a provider. */
export const socialStartErrors = { COOKIES_BLOCKED: 'cookies' } as const;
