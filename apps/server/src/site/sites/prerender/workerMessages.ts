import type { Prerendered, PrerenderRequest } from '@touchline/contract';

/** Start data of the worker. */
export interface WorkerStart {
  /** File of the built prerender program. */
  readonly program: string;
}

/** A call of the app during a rendering. */
export interface Question {
  /** Path and query. */
  readonly url: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Messages from the platform to the worker: render a page, or the answer to a call of the current rendering. */
export type ToWorker =
  | { readonly kind: 'render'; readonly request: PrerenderRequest }
  | { readonly kind: 'answer'; readonly question: number; readonly answer: Answer };

/** Messages from the worker. */
export type FromWorker =
  | { readonly kind: 'ask'; readonly question: number; readonly call: Question }
  /** The page before its data has come. */
  | { readonly kind: 'skeleton'; readonly page: Prerendered }
  | { readonly kind: 'rendered'; readonly page: Prerendered | undefined }
  | { readonly kind: 'failed'; readonly reason: string };
