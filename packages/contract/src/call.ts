import type { Static, TObject, TSchema } from 'typebox';
import type { OperatorScope } from './operatorScopes.ts';
import type { SubjectKind } from './operatorSubjects.ts';

export type Method = 'get' | 'post' | 'put' | 'delete';

/**
 * Common parts of API calls, shared by client and server. Every call may also return a `Problem` with a status listed in
 * `problems`.
 */
interface CallShape {
  readonly id: string;
  readonly method: Method;
  /** Path with parameters in braces, as in OpenAPI: `/web-api/coupons/{couponId}`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
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

/**
 * Definition of a call of the player's app. `session` restricts the callers: anyone, or a signed-in player. The problem
 * 451 means that the player must have accepted the terms.
 */
export interface Call extends CallShape {
  readonly session: 'anyone' | 'player';
}

/** Definition of a call of operators, by their token. */
export interface OperatorCall extends CallShape {
  readonly session: 'operator';
  /**
   * Permission that the call requires; `any` admits every operator, `all` those who have every permission, and `none`
   * everybody: the calls of the sign-in.
   */
  readonly scope: OperatorScope | 'any' | 'all' | 'none';
  /**
   * Sites on which the permission is required:
   *
   * - a kind of subject: the site of the subject whose id the call has in `subjectFields[kind]`, in its parameters, else
   *   in its body or query. An operator without the permission there gets 404.
   * - `list`: any; the answer has only what belongs to the sites on which the operator has it.
   * - `shared`: any; the answer has nothing that belongs to a site.
   * - `platform`: all of them.
   * - `operator`: none; the call is about the operator.
   */
  readonly sites: SubjectKind | 'list' | 'shared' | 'platform' | 'operator';
  /**
   * Actions of the audit log that the call may record: every change, and private content that is read. Required if the
   * call changes something.
   */
  readonly audit?: readonly string[];
  /** True if a call with another method than GET changes nothing: it judges, counts or previews. */
  readonly isReading?: true;
  /** True if the answer is the bytes of a file, or a redirect, which the handler sends itself. */
  readonly isFile?: true;
}

/** Preserves the literal types of a call's schemas, from which client and server derive their types. */
export function defineCall<const C extends Call | OperatorCall>(call: C): C {
  return call;
}

type StaticOr<S, Else> = S extends TSchema ? Static<S> : Else;

export type ParamsOf<C extends CallShape> = StaticOr<C['params'], Record<never, never>>;
export type QueryOf<C extends CallShape> = StaticOr<C['query'], Record<never, never>>;
export type HeadersOf<C extends CallShape> = StaticOr<C['headers'], Record<never, never>>;
export type BodyOf<C extends CallShape> = C['upload'] extends object
  ? Uint8Array
  : StaticOr<C['body'], undefined>;
export type AnswerOf<C extends CallShape> = StaticOr<C['answers'][keyof C['answers'] & number], never>;

/** A value of which nothing can be changed. */
export type DeepReadonly<T> = unknown extends T ? T : { readonly [Key in keyof T]: DeepReadonly<T[Key]> };
