/** Error messages of the way to a provider. */
export const socialStartErrors = { COOKIES_BLOCKED: 'cookies' } as const;
