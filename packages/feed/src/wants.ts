import type { Topic } from './frames.ts';
import type { Timers } from './listenerTypes.ts';

export interface WantsOptions {
  readonly timers: Timers;
  readonly linger: number;
  readonly added: (topic: Topic) => void;
  readonly removed: (topic: Topic) => void;
}

/** Who wants which topic. */
export interface Wants {
  /** @param every how often it is asked for where it must be polled, ms @returns the release */
  want(topic: Topic, every: number): () => void;
  /** The shortest period of those who want a topic, ms; undefined when nobody does. */
  every(topic: Topic): number | undefined;
}

/** Counts who wants which topic: `added` at the first want, `removed` when the last one ended and lingered. */
export function createWants({ timers, linger, added, removed }: WantsOptions): Wants {
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
