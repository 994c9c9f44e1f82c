import type { PictureOrder } from '@touchline/contract';

/** What the worker is started with. */
export interface WorkerStart {
  /** File of the built program that draws. */
  readonly program: string;
}

/** A call of the app that draws, as its page would make it. */
export interface Question {
  /** Path and query. */
  readonly url: string;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** What the platform says to the worker: draw, or the answer to a question of the drawing that is under way. */
export type ToWorker =
  | { readonly kind: 'draw'; readonly order: PictureOrder }
  | { readonly kind: 'answer'; readonly question: number; readonly answer: Answer };

/** What the worker says. */
export type FromWorker =
  | { readonly kind: 'ask'; readonly question: number; readonly call: Question }
  | { readonly kind: 'drawn'; readonly picture: string | undefined }
  | { readonly kind: 'failed'; readonly reason: string };
