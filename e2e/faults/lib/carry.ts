import { connect, type Socket } from 'node:net';
import { drawFault, faultKinds, type Fault, type FaultKind, type FaultPlan } from './faults.ts';
import type { Protocol } from './splitter.ts';

/** Settings of a proxy between two programs. */
export interface Between {
  /** Port of the target program, on the loopback address; the program may stop and start again. */
  readonly target: number;
  /** Port that receives duplicates, if not the same program: another one that does the same work. */
  readonly copiesTo?: number | undefined;
  readonly protocol: Protocol;
  readonly plan: FaultPlan;
  /** Time in which a connection stays silent after a dropped message, before it is closed, ms. */
  readonly silence: number;
}

export interface Counts {
  /** Number of requests received, with or without a fault. */
  exchanges: number;
  /** Number of connections refused because the target program was down. */
  refused: number;
  readonly faults: Record<FaultKind, number>;
}

/** Sums the counts of several proxies. */
export function sumOf(all: readonly Readonly<Counts>[]): Counts {
  const sum = (of: (counts: Readonly<Counts>) => number): number =>
    all.reduce((total, counts) => total + of(counts), 0);
  // The cast: there is an entry for each kind.
  const faults = Object.fromEntries(
    faultKinds.map((kind) => [kind, sum((counts) => counts.faults[kind])]),
  ) as Record<FaultKind, number>;
  return { exchanges: sum(({ exchanges }) => exchanges), refused: sum(({ refused }) => refused), faults };
}

/** One connection through a proxy: `near` is the caller's socket, `far` the target's. */
export interface Line extends Between {
  readonly near: Socket;
  readonly far: Socket;
  readonly counts: Counts;
  readonly name: string;
  readonly isCalm: () => boolean;
}

/** Forwards the exchanges of a connection as whole messages, and applies the faults drawn for them. */
export function carry(line: Line): void {
  const { near, far, protocol, counts } = line;
  const requests = protocol.requests();
  const answers = protocol.answers();
  /** Faults of requests that wait for their answers. */
  const waiting: (Fault | undefined)[] = [];
  let isFarReached = false;
  let isSilent = false;
  let exchanges = 0;

  function fateOf(request: Buffer): Fault | undefined {
    counts.exchanges += 1;
    const name = protocol.nameOf(request) ?? `${line.name}.${(exchanges += 1)}`;
    const fault = line.isCalm() ? undefined : drawFault(line.plan, name);
    if (fault) counts.faults[fault.kind] += 1;
    return fault;
  }

  function endBoth(): void {
    far.destroy();
    near.resetAndDestroy();
  }

  function pass(message: Buffer, to: Socket, fault: Fault | undefined): void {
    if (fault === undefined) to.write(message);
    else if (fault.kind === 'delay') setTimeout(() => to.writable && to.write(message), fault.ms);
    else if (fault.kind === 'reset') endBoth();
    else if (fault.kind === 'drop') {
      isSilent = true;
      setTimeout(endBoth, line.silence).unref();
    } else if (fault.kind === 'cut') {
      to.write(message.subarray(0, Math.floor(message.length * fault.share)), endBoth);
    } else {
      to.write(message);
      setTimeout(() => sendAgain(line.copiesTo ?? line.target, message), fault.ms);
    }
  }

  near.on('data', (bytes) => {
    if (isSilent) return;
    for (const request of requests.push(bytes)) {
      const fault = fateOf(request);
      const isOfRequest = fault?.side === 'request' || fault?.kind === 'duplicate';
      waiting.push(isOfRequest ? undefined : fault);
      pass(request, far, isOfRequest ? fault : undefined);
    }
  });
  far.on('data', (bytes) => {
    if (isSilent) return;
    for (const answer of answers.push(bytes)) pass(answer, near, waiting.shift());
  });

  far.once('connect', () => (isFarReached = true));
  far.once('end', () => {
    if (!isSilent) near.end(answers.rest());
  });
  far.once('close', () => {
    if (!isFarReached) counts.refused += 1;
    if (!isSilent && !near.writableEnded) near.resetAndDestroy();
  });
  near.once('close', () => far.destroy());
  // Errors are handled by 'close'.
  for (const socket of [near, far]) socket.on('error', () => undefined);
}

/** Sends a duplicate of a request over its own connection; its answer is ignored. */
function sendAgain(target: number, request: Buffer): void {
  const copy = connect(target, '127.0.0.1', () => copy.write(request));
  copy.once('data', () => copy.end());
  copy.on('error', () => copy.destroy());
}
