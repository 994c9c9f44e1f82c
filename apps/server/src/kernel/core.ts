import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Bus } from './bus/bus.ts';
import type { Db } from './db/database.ts';
import type { CreateCounter } from './http/counters.ts';
import type { Job } from './jobs/scheduler.ts';
import type { Settings } from './settings/settings.ts';

/** Parts of the process from which every domain is assembled. */
export interface Core {
  readonly settings: Settings;
  readonly isProduction: boolean;
  readonly log: FastifyBaseLogger;
  readonly db: Db;
  readonly bus: Bus;
  /** The server's clock. */
  readonly now: () => Date;
  /** Creates counters that all processes share. */
  readonly createCounter: CreateCounter;
}

/** The part of a domain that the platform runs. */
export interface Domain {
  /** Registers the domain's calls. */
  routes?(app: FastifyInstance): Promise<void> | void;
  readonly jobs: readonly Job[];
}
