import createClient, { type ClientOptions, type MaybeOptionalInit } from 'openapi-fetch';

type Method = 'get' | 'post' | 'put' | 'delete';
type PathsWith<M extends Method, Paths> = {
  [P in keyof Paths]: M extends keyof Paths[P] ? P : never;
}[keyof Paths];
type AnswerAt<Item, M> = M extends keyof Item
  ? Item[M] extends { responses: { 200: { content: { 'application/json': infer Answer } } } }
    ? Answer
    : never
  : never;

export interface Outcome<T> {
  readonly data?: T;
  readonly error?: unknown;
  readonly response: Response;
}

type Ask<Paths, M extends Method> = <
  P extends PathsWith<M, Paths>,
  Init extends MaybeOptionalInit<Paths[P], M & keyof Paths[P]>,
>(
  path: P,
  ...init: undefined extends Init ? [init?: Init] : [init: Init]
) => Promise<Outcome<AnswerAt<Paths[P], M>>>;

/** Requests to some paths of the contract, by method. */
export interface ApiClient<Paths> {
  readonly GET: Ask<Paths, 'get'>;
  readonly POST: Ask<Paths, 'post'>;
  readonly PUT: Ask<Paths, 'put'>;
  readonly DELETE: Ask<Paths, 'delete'>;
}

/** Creates a client for some paths of the contract: players' or operators'. */
export function createApiClient<Paths extends object>(options: ClientOptions): ApiClient<Paths> {
  // Cast: the library's response types rebuild every object type and turn tuples into arrays; the values are the
  // same.
  return createClient<Paths>(options) as unknown as ApiClient<Paths>;
}
