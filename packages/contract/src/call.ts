import type { Static, TObject, TSchema } from 'typebox';

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Definition of an API call, shared by client and server. `session` restricts the callers: anyone, or a signed-in
 * player. Every call may also return a `Problem` with a status listed in `problems`; 451 means that the player must
 * have accepted the terms.
 */
export interface Call {
  readonly id: string;
  readonly method: Method;
  /** Path with parameters in braces, as in OpenAPI: `/web-api/coupons/{couponId}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly session: 'anyone' | 'player';
  readonly params?: TObject;
  readonly query?: TObject;
  readonly headers?: TObject;
  readonly body?: TSchema;
  /** True if the body is sent as `multipart/form-data` with text fields. */
  readonly isForm?: true;
  /** File upload instead of a body, with its maximum size in bytes. */
  readonly upload?: { readonly maxBytes: number };
  readonly answers: { readonly [status: number]: TSchema };
  readonly problems: readonly number[];
}

/** Preserves the literal types of a call's schemas, from which client and server derive their types. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type StaticOr<S, Else> = S extends TSchema ? Static<S> : Else;

export type ParamsOf<C extends Call> = StaticOr<C['params'], Record<never, never>>;
export type QueryOf<C extends Call> = StaticOr<C['query'], Record<never, never>>;
export type HeadersOf<C extends Call> = StaticOr<C['headers'], Record<never, never>>;
export type BodyOf<C extends Call> = C['upload'] extends object ? Uint8Array : StaticOr<C['body'], undefined>;
export type AnswerOf<C extends Call> = StaticOr<C['answers'][keyof C['answers'] & number], never>;
