import { connect, type Socket } from 'node:net';
import { drawFault, faultKinds, type Fault, type FaultKind, type FaultPlan } from './faults.ts';
import type { Protocol } from './splitter.ts';

/** What lies between two programs. */
export interface Between {
  /** Port of the program behind, on the loopback address; it may come and go. */
  readonly target: number;
  /** Where second copies go when not to the same program: another one that does the same work. */
  readonly copiesTo?: number | undefined;
  readonly protocol: Protocol;
  readonly plan: FaultPlan;
  /** How long a connection stays silent whose message was dropped, before it ends, ms. */
  readonly silence: number;
}

export interface Counts {
  /** Requests that came, with or without a fault. */
  exchanges: number;
  /** Connections that the program behind didn't take: it was down. */
  refused: number;
  readonly faults: Record<FaultKind, number>;
}

/** What several proxies did together. */
export function sumOf(all: readonly Readonly<Counts>[]): Counts {
  const sum = (of: (counts: Readonly<Counts>) => number): number =>
    all.reduce((total, counts) => total + of(counts), 0);
  // The cast: there is an entry for each kind.
  const faults = Object.fromEntries(
    faultKinds.map((kind) => [kind, sum((counts) => counts.faults[kind])]),
  ) as Record<FaultKind, number>;
  return { exchanges: sum(({ exchanges }) => exchanges), refused: sum(({ refused }) => refused), faults };
}

/** One connection through a proxy: near whoever calls, far whoever answers. */
export interface Line extends Between {
  readonly near: Socket;
  readonly far: Socket;
  readonly counts: Counts;
  readonly name: string;
  readonly isCalm: () => boolean;
}

/** Carries the exchanges of a connection, whole message by whole message, with the faults that are drawn for them. */
export function carry(line: Line): void {
  const { near, far, protocol, counts } = line;
  const requests = protocol.requests();
  const answers = protocol.answers();
  /** The fates of requests that wait for their answers. */
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
  // What went wrong is told by 'close'.
  for (const socket of [near, far]) socket.on('error', () => undefined);
}

/** A second copy of a request over a connection of its own, whose answer nobody hears. */
function sendAgain(target: number, request: Buffer): void {
  const copy = connect(target, '127.0.0.1', () => copy.write(request));
  copy.once('data', () => copy.end());
  copy.on('error', () => copy.destroy());
}
