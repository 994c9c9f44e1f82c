import { describe, expect, it } from 'vitest';
import type { DeltaFrame, SnapshotFrame, Topic } from './frames.ts';
import { createPublisher, type Publisher } from './publisher.ts';
import { marketRecord, matchRecord } from './testing.ts';

/** Records of a snapshot or a delta, as written by the publisher. */
type Records = Pick<SnapshotFrame, 'topic' | 'seq' | 'matches' | 'markets'> & Pick<DeltaFrame, 'gone'>;

const read = (text: string): Records => JSON.parse(text) as Records;

describe('publisher', () => {
  it('combines the changes of a tick into one frame per topic, with the last state of each record', () => {
    const publisher = createPublisher({ firstSeq: 100 });
    publisher.putMatch(matchRecord(1));
    publisher.putMarket(marketRecord(1, { version: 1, k: '1.5' }));
    publisher.putMarket(marketRecord(1, { version: 2, k: '1.6' }));
    const frames = publisher.tick(5).map(({ text }) => read(text));
    expect(frames.map(({ topic, seq }) => [topic, seq])).toEqual([
      ['match:1', 101],
      ['live', 101],
      ['live:1', 101],
      ['competition:7', 101],
      ['wide-live', 101],
      ['wide-live:1', 101],
      ['wide-competition:7', 101],
    ]);
    const shown = frames.filter(({ topic }) => !topic.startsWith('wide-'));
    expect(shown.every(({ markets }) => markets.length === 1 && markets[0]?.version === 2)).toBe(true);
    expect(publisher.tick(6)).toEqual([]);
  });

  it('includes only main markets in lists, and removes one that is no longer main', () => {
    const publisher = createPublisher({ firstSeq: 1 });
    publisher.putMatch(matchRecord(1));
    publisher.putMarket(marketRecord(1, { id: '1.total.2.5' }));
    publisher.tick(1);
    const { main: _main, ...plain } = marketRecord(1, { id: '1.total.2.5', version: 2 });
    publisher.putMarket(plain);
    const frames = publisher.tick(2).map(({ text }) => read(text));
    expect(frames.find(({ topic }) => topic === 'live')?.gone).toEqual({ markets: ['1.total.2.5'] });
    expect(frames.find(({ topic }) => topic === 'match:1')?.markets[0]?.version).toBe(2);
  });

  it('includes only the additional markets of wide tables in wide lists', () => {
    const publisher = createPublisher({ firstSeq: 1 });
    publisher.putMatch(matchRecord(1, { status: 1 }));
    const { main: _main, ...plain } = marketRecord(1, { id: '1.total.3.5' });
    publisher.putMarket(marketRecord(1));
    publisher.putMarket({ ...plain, wide: true });
    publisher.putMarket({ ...plain, id: '1.total.4.5' });
    publisher.tick(1);
    const marketsOf = (topic: Topic) => read(publisher.snapshot(topic, 2).text).markets.map(({ id }) => id);
    expect(marketsOf('line')).toEqual(['1.match-result']);
    expect(marketsOf('wide-line')).toEqual(['1.total.3.5']);
    expect(marketsOf('wide-competition:7')).toEqual(['1.total.3.5']);
  });

  it('moves a match from line to live, and to its own topic only when it ends', () => {
    const publisher = createPublisher({ firstSeq: 1 });
    publisher.putMatch(matchRecord(1, { status: 1 }));
    publisher.tick(1);
    publisher.putMatch(matchRecord(1, { status: 2, version: 2 }));
    const started = new Map(publisher.tick(2).map(({ topic, text }) => [topic, read(text)]));
    expect(started.get('line:1')?.gone).toEqual({ matches: [1] });
    expect(started.get('line')?.gone).toEqual({ matches: [1] });
    expect(started.get('live')?.matches).toHaveLength(1);
    publisher.putMatch(matchRecord(1, { status: 4, version: 3 }));
    publisher.tick(3);
    expect(read(publisher.snapshot('live', 4).text).matches).toEqual([]);
    expect(read(publisher.snapshot('match:1', 4).text).matches).toHaveLength(1);
  });

  it('includes only the matches in `line` that start next', () => {
    const publisher = createPublisher({ firstSeq: 1, lineLimit: 2 });
    for (const id of [1, 2, 3]) publisher.putMatch(matchRecord(id, { status: 1 }));
    publisher.tick(1);
    publisher.putMatch(matchRecord(1, { status: 2, version: 2 }));
    const line = publisher.tick(2).find(({ topic }) => topic === 'line');
    expect(line && read(line.text)).toMatchObject({ gone: { matches: [1] }, matches: [{ id: 3 }] });
  });

  it('numbers a resume by published changes: a change that waits for its tick is newer', () => {
    const publisher = createPublisher({ firstSeq: 1 });
    publisher.putMatch(matchRecord(1));
    publisher.putMarket(marketRecord(1, { version: 1, k: '1.5' }));
    const [first] = publisher.tick(1);
    publisher.putMarket(marketRecord(1, { version: 2, k: '1.6' }));
    publisher.tick(2);
    publisher.putMarket(marketRecord(1, { version: 3, status: -1, k: '1.6' }));
    const [missed = ''] = publisher.resume('live', first?.seq ?? 0, 3) ?? [];
    expect(JSON.parse(missed)).toMatchObject({ version: 2 });
    const live = publisher.tick(4).find(({ topic }) => topic === 'live');
    expect(live && read(live.text).markets[0]).toMatchObject({ version: 3, status: -1 });
  });

  it('resumes from its history, but not from a number that it never assigned or no longer stores', () => {
    const publisher = createPublisher({ firstSeq: 10, ring: 3 });
    for (let version = 1; version <= 6; version += 1) {
      publisher.putMatch(matchRecord(1, { version }));
      publisher.tick(version);
    }
    const resumed = (from: number): unknown =>
      publisher.resume('live', from, 9)?.map((text) => JSON.parse(text));
    const complete = { t: 'delta', topic: 'live', seq: 16, at: 9, after: 16 };
    expect(resumed(14)).toEqual([
      { ...complete, after: 14, matches: [matchRecord(1, { version: 6 })] },
      complete,
    ]);
    expect(resumed(13)).toMatchObject([{ after: 13 }, complete]);
    expect(resumed(16)).toEqual([complete]);
    expect(resumed(12)).toBeUndefined();
    expect(resumed(17)).toBeUndefined();
  });

  it('continues with the same numbers and frames in another process', () => {
    const first = createPublisher({ firstSeq: 10 });
    for (const id of [1, 2]) {
      first.putMatch(matchRecord(id));
      first.putMarket(marketRecord(id));
    }
    first.tick(1);
    const second = createPublisher({ firstSeq: 999 });
    second.restore(first.state());
    for (const publisher of [first, second]) publisher.putMarket(marketRecord(2, { version: 2, k: '3' }));
    const texts = (publisher: Publisher): readonly string[] => publisher.tick(2).map(({ text }) => text);
    expect(texts(second)).toEqual(texts(first));
    expect(second.snapshot('live', 3)).toEqual(first.snapshot('live', 3));
  });

  it('does not continue another process’s numbers when it takes over as leader', () => {
    const publisher = createPublisher({ firstSeq: 10 });
    publisher.putMatch(matchRecord(1));
    publisher.tick(1);
    const held = publisher.snapshot('live', 1).seq;
    publisher.renumber(500);
    expect(publisher.resume('live', held, 2)).toBeUndefined();
    expect(read(publisher.snapshot('live', 2).text)).toMatchObject({ seq: 500, matches: [{ id: 1 }] });
    expect(publisher.snapshot('live:2', 2).seq).toBe(500);
    publisher.putMatch(matchRecord(1, { version: 2 }));
    expect(publisher.tick(3).every(({ seq }) => seq === 501)).toBe(true);
  });
});
