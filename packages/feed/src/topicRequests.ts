import type { Topic } from './frames.ts';
import type { Timers } from './listenerTypes.ts';

export interface TopicRequestsOptions {
  readonly timers: Timers;
  readonly linger: number;
  readonly added: (topic: Topic) => void;
  readonly removed: (topic: Topic) => void;
}

/** Requests for topics. */
export interface TopicRequests {
  /**
   * @param every polling interval in ms
   * @returns function that releases the request
   */
  want(topic: Topic, every: number): () => void;
  /** Returns the shortest interval requested for a topic in ms; `undefined` if it isn't requested. */
  every(topic: Topic): number | undefined;
}

/**
 * Counts requests per topic: calls `added` for the first one, and `removed` after the last one ended and the delay
 * passed.
 */
export function createTopicRequests({ timers, linger, added, removed }: TopicRequestsOptions): TopicRequests {
  const wants = new Map<Topic, { readonly every: number }[]>();
  const leaving = new Map<Topic, () => void>();

  function release(topic: Topic, own: { readonly every: number }): void {
    const left = (wants.get(topic) ?? []).filter((other) => other !== own);
    wants.set(topic, left);
    if (left.length > 0) return;
    const cancel = timers.after(linger, () => {
      leaving.delete(topic);
      wants.delete(topic);
      removed(topic);
    });
    leaving.set(topic, cancel);
  }

  return {
    want(topic, every) {
      leaving.get(topic)?.();
      leaving.delete(topic);
      const own = { every };
      const others = wants.get(topic);
      wants.set(topic, [...(others ?? []), own]);
      if (!others) added(topic);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        release(topic, own);
      };
    },
    every(topic) {
      const periods = wants.get(topic)?.map(({ every }) => every);
      return periods && periods.length > 0 ? Math.min(...periods) : undefined;
    },
  };
}
