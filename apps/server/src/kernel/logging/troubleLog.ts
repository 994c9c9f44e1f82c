import { isDatabaseAway } from '../db/databaseErrors.ts';

/** Interval between two lines about the same service or with the same message, ms. */
const INTERVAL = 60_000;

/** The part of a logger that failures need. */
export interface ErrorLog {
  error(fields: object, message: string): void;
}

/** An error of a service that the platform needs, such as Redis; `cause` is the error itself. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly service: string;

  constructor(service: string, cause: unknown) {
    super(cause instanceof Error ? cause.message || cause.constructor.name : String(cause), { cause });
    this.service = service;
  }
}

/**
 * Logs an error with a message.
 * @param service that failed, if the error doesn't name it. All failures of a service are one kind; without a service
 * the message identifies the kind
 */
export type LogTrouble = (error: unknown, message: string, service?: string) => void;

interface Latest {
  readonly at: number;
  leftOut: number;
}

/** The latest lines by kind of failure, for each logger: every part of a process logs by the same one. */
const latestOf = new WeakMap<object, Map<string, Latest>>();

/** Returns the latest lines of a logger, or of the one that it derives from: Fastify's derives from the process's. */
function latestFor(log: ErrorLog): Map<string, Latest> {
  for (let one: unknown = log; typeof one === 'object' && one !== null; one = Object.getPrototypeOf(one)) {
    const known = latestOf.get(one);
    if (known) return known;
  }
  const latest = new Map<string, Latest>();
  latestOf.set(log, latest);
  return latest;
}

/**
 * Logs failures that repeat while something is away: the first of a kind at once, later ones at most once a minute,
 * with the number of those left out (`leftOut`). Trouble logs of one logger share the kinds, so that a service that is
 * away is one line, whatever fails because of it.
 * @param now ms; any origin
 */
export function createTroubleLog(log: ErrorLog, now: () => number = () => performance.now()): LogTrouble {
  const latest = latestFor(log);
  return (error, message, service = serviceOf(error)) => {
    const kind = service ?? message;
    const before = latest.get(kind);
    if (before && now() - before.at < INTERVAL) {
      before.leftOut += 1;
      return;
    }
    latest.set(kind, { at: now(), leftOut: 0 });
    const fields = {
      err: error,
      ...(service !== undefined && { service }),
      ...(before && before.leftOut > 0 && { leftOut: before.leftOut }),
    };
    log.error(fields, service === undefined ? message : `${service} fails. ${message}`);
  };
}

function serviceOf(error: unknown): string | undefined {
  if (error instanceof ServiceError) return error.service;
  return isDatabaseAway(error) ? 'PostgreSQL' : undefined;
}
