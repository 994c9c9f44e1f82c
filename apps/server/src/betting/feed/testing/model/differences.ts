import { parseFrame, type SnapshotFrame, type Topic } from '@touchline/feed';
import type { Client } from './client.ts';
import type { FeedProcess } from './process.ts';

/** Lists the differences between a client's book and the leading process's snapshot of a topic. */
export function differences({ book }: Client, topic: Topic, { publisher }: FeedProcess): readonly string[] {
  const frame = parseFrame(publisher.snapshot(topic, 0).text);
  if (frame?.t !== 'snapshot') throw new Error('The publisher gave no snapshot.');
  const found: string[] = [];
  const same = (what: string, held: unknown, truly: unknown): void => {
    if (JSON.stringify(held) !== JSON.stringify(truly))
      found.push(`${topic}, ${what}: holds ${JSON.stringify(held)}, not ${JSON.stringify(truly)}.`);
  };
  same('state', book.state(topic), 'synced');
  same('matches', book.list(topic).toSorted(), frame.matches.map(({ id }) => id).toSorted());
  for (const match of frame.matches) same(`match ${match.id}`, book.match(match.id), match);
  for (const market of frame.markets) {
    const held = book.market(market.id);
    same(`market ${market.id}`, held && shape(held), shape(market));
  }
  return found;
}

/** Removes the sequence numbers of a market: packed prices have later ones. */
function shape({ id, status, main, group, producer, selections }: SnapshotFrame['markets'][number]) {
  return { id, status, main, group, producer, selections };
}
