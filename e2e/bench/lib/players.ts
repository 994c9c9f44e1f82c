export interface BenchPlayer {
  readonly token: string;
  readonly accountId: string;
  /** Cookies of the player's session, as a header. */
  readonly cookie: string;
}

/**
 * Calls the API.
 * @throws {Error} with the answer, when it is refused
 */
export async function call<T>(origin: string, path: string, options: RequestInit = {}): Promise<T> {
  const answer = await fetch(origin + path, options);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  // The cast: the platform's own suites check the answer against the contract.
  return (await answer.json()) as T;
}

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});

/** Registers a player in one click, without money. */
export async function openPlayer(origin: string): Promise<{ accountId: string; cookie: string }> {
  const registered = await fetch(
    `${origin}/web-api/registration/fast`,
    json({ currency: 'EUR', language: 'en', isOfAge: true }),
  );
  if (!registered.ok) throw new Error(`A player can't register: ${await registered.text()}`);
  const cookie = registered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { accounts } = await call<{ accounts: { id: string }[] }>(origin, '/web-api/accounts', {
    headers: { cookie },
  });
  const [account] = accounts;
  if (!account) throw new Error('The new player has no account.');
  return { accountId: account.id, cookie };
}

/** Registers a player in one click and credits play money. */
export async function registerPlayer(origin: string): Promise<BenchPlayer> {
  const { accountId, cookie } = await openPlayer(origin);
  const { token } = await call<{ token: string }>(origin, '/web-api/user/gettoken', { headers: { cookie } });
  await call(
    origin,
    '/web-api/cashier/demo-credit',
    json(
      { accountId, amount: '100000.00' },
      { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    ),
  );
  return { token, accountId, cookie };
}
