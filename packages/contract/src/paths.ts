import type { Static, TSchema } from 'typebox';
import type { Calls } from './calls/index.ts';
import type { OperatorCalls } from './operatorCalls/index.ts';
import type { Problem } from './schemas.ts';

type Query<C> = C extends { query: infer S extends TSchema } ? { query?: Static<S> } : { query?: never };
type Header<C> = C extends { headers: infer S extends TSchema }
  ? object extends Static<S>
    ? { header?: Static<S> }
    : { header: Static<S> }
  : { header?: never };
type Path<C> = C extends { params: infer S extends TSchema } ? { path: Static<S> } : { path?: never };
type Body<C> = C extends { body: infer S extends TSchema; isForm: true }
  ? { requestBody: { content: { 'multipart/form-data': Static<S> } } }
  : C extends { body: infer S extends TSchema }
    ? { requestBody: { content: { 'application/json': Static<S> } } }
    : C extends { upload: object }
      ? { requestBody: { content: { 'application/octet-stream': Blob } } }
      : { requestBody?: never };
type Answer<C> = C extends { answers: infer A }
  ? { [S in keyof A]: A[S] extends TSchema ? Static<A[S]> : never }[keyof A]
  : never;

type Json<T> = { headers: Record<string, unknown>; content: { 'application/json': T } };

type Operation<C> = {
  parameters: Query<C> & Header<C> & Path<C>;
  responses: { 200: Json<Answer<C>>; default: Json<Problem> };
} & Body<C>;

interface Addressed {
  readonly path: string;
  readonly method: string;
}

/** Calls of a registry as types for openapi-fetch; types only, so no schema is bundled for the browser. */
type PathsOf<All extends Readonly<Record<keyof All, Addressed>>> = {
  [P in All[keyof All]['path']]: {
    [Id in keyof All as All[Id]['path'] extends P ? All[Id]['method'] : never]: Operation<All[Id]>;
  };
};

/** Players' calls. */
export type ApiPaths = PathsOf<Calls>;
/** Operators' calls. */
export type OperatorPaths = PathsOf<OperatorCalls>;
