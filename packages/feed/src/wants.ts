import type { Topic } from './frames.ts';
import type { Timers } from './listenerTypes.ts';

export interface WantsOptions {
  readonly timers: Timers;
  readonly linger: number;
  readonly added: (topic: Topic) => void;
  readonly removed: (topic: Topic) => void;
}

/**
 * Counts who wants which topic: `added` at the first want, `removed` when the last one ended and lingered.
 * @returns the function that wants a topic and returns the release
 */
export function createWants({ timers, linger, added, removed }: WantsOptions): (topic: Topic) => () => void {
  const counts = new Map<Topic, number>();
  const leaving = new Map<Topic, () => void>();

  function release(topic: Topic): void {
    const count = (counts.get(topic) ?? 1) - 1;
    counts.set(topic, count);
    if (count > 0) return;
    const cancel = timers.after(linger, () => {
      leaving.delete(topic);
      counts.delete(topic);
      removed(topic);
    });
    leaving.set(topic, cancel);
  }

  return (topic) => {
    leaving.get(topic)?.();
    leaving.delete(topic);
    const count = counts.get(topic);
    counts.set(topic, (count ?? 0) + 1);
    if (count === undefined) added(topic);
    let released = false;
    return () => {
      if (released) return;
      released = true;
      release(topic);
    };
  };
}
