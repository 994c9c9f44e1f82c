let offset = 0;

/** Adopts the server's time from the `Date` header of an answer. */
export function followServerClock({ headers }: Pick<Response, 'headers'>): void {
  const at = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(at)) offset = at - Date.now();
}

/** Returns the server's time, UTC ms, with the precision of a second. */
export const serverNow = (): number => Date.now() + offset;
