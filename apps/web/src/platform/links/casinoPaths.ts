/** Addresses of casino and games in one language. */
export function casinoPathsIn(lang: string) {
  const root = `/${lang}`;
  return { provider: (id: string) => `${root}/providers/${encodeURIComponent(id)}` };
}
