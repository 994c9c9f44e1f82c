import { expect, test } from 'vitest';
import { ServiceError, createTroubleLog } from './troubleLog.ts';

test('a failure that repeats is logged at once, then once a minute with the number of those between', () => {
  let now = 0;
  const lines: [leftOut: unknown, message: string][] = [];
  const trouble = createTroubleLog(
    { error: (fields: { leftOut?: number }, message) => void lines.push([fields.leftOut, message]) },
    () => now,
  );
  for (; now < 150_000; now += 100) trouble(new Error('ECONNREFUSED'), 'Redis');
  trouble(new Error('ECONNREFUSED'), 'Feed');
  expect(lines).toEqual([
    [undefined, 'Redis'],
    [599, 'Redis'],
    [599, 'Redis'],
    [undefined, 'Feed'],
  ]);
});

test('all failures of a service are one kind, in every part of a process', () => {
  const lines: [service: unknown, message: string][] = [];
  const log = {
    error: (fields: { service?: string }, message: string) => void lines.push([fields.service, message]),
  };
  const [ofBus, ofFeed, ofJobs] = [
    createTroubleLog(log),
    createTroubleLog(log),
    // Fastify derives its logger.
    createTroubleLog(Object.create(log)),
  ];
  ofFeed(new ServiceError('Redis', new Error('The client is offline')), 'A notice was not sent.');
  ofBus(new Error('ECONNREFUSED'), 'The connection broke.', 'Redis');
  const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  ofJobs(away, 'Mails could not be read.');
  ofBus(away, 'Coupons could not be decided.');
  ofJobs(new Error('a fault'), 'Mails could not be read.');
  expect(lines).toEqual([
    ['Redis', 'Redis fails. A notice was not sent.'],
    ['PostgreSQL', 'PostgreSQL fails. Mails could not be read.'],
    [undefined, 'Mails could not be read.'],
  ]);
});
