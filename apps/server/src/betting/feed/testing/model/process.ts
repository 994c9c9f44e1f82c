import { createPublisher, type Publisher } from '@touchline/feed';
import type { Bus } from '../../../../kernel/bus/index.ts';
import { createExchange } from '../../exchange.ts';
import { createHub } from '../../hub.ts';
import type { Hub } from '../../hubTypes.ts';
import { createLineBook, type WritableLineBook } from '../../lineBook.ts';
import type { Simulation } from './simulation.ts';
import type { World } from './world.ts';

/** A server process in the simulation's time, reduced to its feed. */
export interface FeedProcess {
  readonly book: WritableLineBook;
  readonly publisher: Publisher;
  readonly hub: Hub;
  lead(world: World): Promise<void>;
  follow(): Promise<void>;
}

const FLUSH = 100;
const HEARTBEAT = 5_000;
const CATCH_UP = 200;
const ALIVE = 4_000;

export function createProcess(simulation: Simulation, bus: Bus): FeedProcess {
  const wall = simulation.now;
  const book = createLineBook({ wall, outcome: () => undefined });
  const publisher = createPublisher({ firstSeq: wall() });
  const hub = createHub({ publisher, producers: () => book.producers(), wall });
  const failed = (error: unknown): never => {
    throw error;
  };
  const exchange = createExchange({ bus, book, publisher, hub, wall, failed });
  let isLeading = false;
  let end: () => Promise<void> = () => Promise.resolve();

  function every(ms: number, action: () => void): void {
    simulation.after(ms, () => {
      action();
      every(ms, action);
    });
  }
  every(FLUSH, () => isLeading && exchange.flush());
  every(ALIVE, () => isLeading && exchange.alive());
  every(HEARTBEAT, hub.heartbeat);
  every(CATCH_UP, hub.catchUp);

  async function follow(): Promise<void> {
    isLeading = false;
    await end();
    end = await exchange.follow(() => simulation.after(0, follow));
  }

  return {
    book,
    publisher,
    hub,
    follow,
    async lead(world) {
      await end();
      // Takes over as lead.ts does: new sequence numbers, an empty book, then its sources.
      exchange.begin();
      for (const match of book.matches()) book.sink.drop(match.id);
      exchange.flush();
      world.speakTo(book.sink);
      world.breathe();
      exchange.flush();
      isLeading = true;
      end = await exchange.serve();
    },
  };
}
