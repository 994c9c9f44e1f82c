import type { DeepReadonly, OperatorPaths } from '@touchline/contract';

export type WriteMethod = 'post' | 'put' | 'delete';
type Method = 'get' | WriteMethod;

/** The calls of one method by path. */
type With<M extends Method> = {
  [P in keyof OperatorPaths as M extends keyof OperatorPaths[P] ? P : never]: OperatorPaths[P] extends Record<
    M,
    infer Call
  >
    ? Call
    : never;
};

export type PathWith<M extends Method> = keyof With<M> & string;

type AnswerIn<Call> = Call extends { responses: { 200: { content: { 'application/json': infer Answer } } } }
  ? Answer
  : never;

/** Answer of a call. */
export type AnswerOf<M extends Method, P extends PathWith<M>> = AnswerIn<With<M>[P]>;

/** A query whose optional values may also be undefined: they aren't sent then. */
type Loose<Query> = {
  [Name in keyof Query]: object extends Pick<Query, Name> ? Query[Name] | undefined : Query[Name];
};
type QueryOf<Call> = Call extends { parameters: { query?: infer Query extends object } }
  ? [Query] extends [never]
    ? { readonly query?: undefined }
    : object extends Query
      ? { readonly query?: Loose<Query> }
      : { readonly query: Loose<Query> }
  : { readonly query?: undefined };
type IdsOf<Call> = Call extends { parameters: { path: infer Ids } }
  ? { readonly path: Ids }
  : { readonly path?: undefined };

/** Parameters of a call: ids of its path and its query. */
export type ParamsOf<M extends Method, P extends PathWith<M>> = QueryOf<With<M>[P]> & IdsOf<With<M>[P]>;

/** Body of a call. Drafts, of which nothing may be changed, can be sent as they are. */
type BodyOf<Call> = Call extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { readonly body: DeepReadonly<Body> }
  : { readonly body?: undefined };

/** Parameters and body of a call that changes something. */
export type WriteOf<M extends WriteMethod, P extends PathWith<M>> = ParamsOf<M, P> & BodyOf<With<M>[P]>;

/** An argument that may be left out if nothing in it is required. */
export type Argument<T> = object extends T ? [given?: T] : [given: T];
