import fc from 'fast-check';
import { propertyOptions } from '@touchline/testing';
import { describe, expect, it } from 'vitest';
import { createBook } from './book.ts';
import type { Topic } from './frames.ts';
import { parseFrame } from './parse.ts';
import { createPublisher } from './publisher.ts';
import { marketRecord, matchRecord } from './testing.ts';

const TOPICS: readonly Topic[] = ['live', 'line', 'live:1', 'match:1', 'match:2'];

/** Actions of the platform in a tick, and effects of the connection on its frames. */
const step = fc.record({
  match: fc.integer({ min: 1, max: 4 }),
  status: fc.constantFrom(1, 2, 2, 3, 4 as const),
  price: fc.integer({ min: 1010, max: 9990 }),
  main: fc.boolean(),
  drop: fc.boolean(),
  fate: fc.constantFrom('pass', 'pass', 'pass', 'lose', 'double', 'late', 'broken'),
});

describe('recovery', () => {
  it('reaches the platform’s state after any loss, duplication, reordering or corruption of frames', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const publisher = createPublisher({ firstSeq: 50, ring: 8, lineLimit: 2 });
        const book = createBook({ schedule: () => {}, now: () => 0 });
        for (const topic of TOPICS) book.open(topic);
        let late: string[] = [];

        const ask = (topics: readonly Topic[]): void => {
          for (const topic of topics) {
            const from = book.position(topic);
            const missed = from === undefined ? undefined : publisher.resume(topic, from, 0);
            const texts = missed ?? [publisher.snapshot(topic, 0).text];
            for (const text of texts) deliver(text);
          }
        };
        const deliver = (text: string): void => {
          const frame = parseFrame(text);
          if (!frame) book.distrust();
          const result = frame ? book.apply(frame) : 'gap';
          // A gap is answered later, as on a real connection: other frames arrive in between.
          if (result === 'gap') wanted = true;
        };
        let wanted = true;

        let version = 0;
        for (const { match, status, price, main, drop, fate } of steps) {
          version += 1;
          if (drop) publisher.dropMatch(match);
          else {
            const { main: isMain, ...plain } = marketRecord(match, { version, k: (price / 1000).toString() });
            publisher.putMatch(matchRecord(match, { status, version }));
            publisher.putMarket(main ? { ...plain, ...(isMain && { main: isMain }) } : plain);
          }
          for (const { text } of publisher.tick(version)) {
            if (fate === 'late') late.push(text);
            else if (fate === 'broken') deliver(text.slice(0, -2));
            else if (fate !== 'lose') deliver(text);
            if (fate === 'double') deliver(text);
          }
          if (fate === 'pass') {
            for (const text of late) deliver(text);
            late = [];
            if (wanted) {
              wanted = false;
              ask(TOPICS.filter((topic) => book.state(topic) !== 'synced'));
            }
          }
        }
        for (const text of late) deliver(text);
        // The last frames may be lost unnoticed: a new connection requests the rest.
        book.disconnected();
        ask(TOPICS);

        for (const topic of TOPICS) {
          const truth = parseFrame(publisher.snapshot(topic, 0).text);
          if (truth?.t !== 'snapshot') throw new Error('The publisher gave no snapshot.');
          expect(book.state(topic)).toBe('synced');
          expect(book.list(topic)).toEqual(
            truth.matches.toSorted((a, b) => a.startsAt - b.startsAt || a.id - b.id).map(({ id }) => id),
          );
          for (const match of truth.matches) expect(book.match(match.id)).toEqual(match);
          for (const market of truth.markets) {
            const held = book.market(market.id);
            // Packed prices have the number of a later change than the market's own.
            expect(held).toEqual({ ...market, version: held?.version, at: held?.at });
            expect(held?.version).toBeGreaterThanOrEqual(market.version);
          }
        }
      }),
      propertyOptions(200, 2000),
    );
  });
});
