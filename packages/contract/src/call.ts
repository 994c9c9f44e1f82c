import type { Static, TObject, TSchema } from 'typebox';

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * One call of the API: everything both ends need to know about it.
 * `session` says who may call: anyone, or a signed-in player.
 * Every call may also answer a `Problem` with any status that `problems` names; one that names 451 needs a player who
 * has agreed to the terms.
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
  /** The body travels as `multipart/form-data`, each field a text. */
  readonly isForm?: true;
  /** In place of a body: the bytes of a file, at most so many. */
  readonly upload?: { readonly maxBytes: number };
  readonly answers: { readonly [status: number]: TSchema };
  readonly problems: readonly number[];
}

/** Keeps the literal types of a call's schemas, so that both ends read its types from it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type StaticOr<S, Else> = S extends TSchema ? Static<S> : Else;

export type ParamsOf<C extends Call> = StaticOr<C['params'], Record<never, never>>;
export type QueryOf<C extends Call> = StaticOr<C['query'], Record<never, never>>;
export type HeadersOf<C extends Call> = StaticOr<C['headers'], Record<never, never>>;
export type BodyOf<C extends Call> = C['upload'] extends object ? Uint8Array : StaticOr<C['body'], undefined>;
export type AnswerOf<C extends Call> = StaticOr<C['answers'][keyof C['answers'] & number], never>;
