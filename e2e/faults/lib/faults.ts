import { seeded } from '@touchline/demo-line/testing';

/** Kinds of faults of an exchange, which is a request and its answer. */
export const faultKinds = ['delay', 'drop', 'reset', 'duplicate', 'cut'] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultPlan {
  /** Seed: it determines the fault of an exchange by its name, in every run. */
  readonly seed: string;
  /** Share of exchanges, from 0 to 1, with each kind of fault; together at most 1. */
  readonly rates: Readonly<Record<FaultKind, number>>;
  /** Longest delay, ms. */
  readonly longestDelay: number;
}

export interface Fault {
  readonly kind: FaultKind;
  /** Whether the fault affects the request on its way, or the answer of a request that arrived. */
  readonly side: 'request' | 'answer';
  /** Length of a delay, or time after which a duplicate follows, ms. */
  readonly ms: number;
  /** Share of a cut message that is still delivered, from 0 to 1. */
  readonly share: number;
}

/**
 * Draws the fault of an exchange; undefined when it passes unchanged.
 * @param name unique name of the exchange
 */
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
