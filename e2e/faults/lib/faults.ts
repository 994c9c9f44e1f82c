import { seeded } from '../../../apps/server/src/feed/engine/random.ts';

/** What can befall an exchange: a request and its answer. */
export const faultKinds = ['delay', 'drop', 'reset', 'duplicate', 'cut'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultPlan {
  /** The same seed gives the exchange of a name the same fate in every run. */
  readonly seed: string;
  /** Share of exchanges, from 0 to 1, that each kind befalls; together at most 1. */
  readonly rates: Readonly<Record<FaultKind, number>>;
  /** Longest delay, ms. */
  readonly longestDelay: number;
}

export interface Fault {
  readonly kind: FaultKind;
  /** Whether it befalls the request on its way, or the answer of a request that arrived. */
  readonly side: 'request' | 'answer';
  /** How long a delay lasts, or how much later a duplicate follows, ms. */
  readonly ms: number;
  /** The share of a cut message that still gets through, from 0 to 1. */
  readonly share: number;
}

/** The fate of an exchange; undefined when it passes as if nothing were between. @param name unlike any other's */
export function drawFault({ seed, rates, longestDelay }: FaultPlan, name: string): Fault | undefined {
  const random = seeded(`${seed} ${name}`);
  let left = random.next();
  const kind = faultKinds.find((one) => (left -= rates[one]) < 0);
  if (kind === undefined) return undefined;
  return {
    kind,
    side: random.next() < 0.5 ? 'request' : 'answer',
    ms: Math.ceil(random.next() * longestDelay),
    share: random.next(),
  };
}
