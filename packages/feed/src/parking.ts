import type { Topic } from './frames.ts';

/** Topics without subscribers whose records are stored for a later subscription. */
export interface Parking {
  has(topic: Topic): boolean;
  /**
   * Parks a topic.
   * @returns the topic to remove in exchange: the one parked longest
   */
  park(topic: Topic): Topic | undefined;
  leave(topic: Topic): void;
}

/** @param places maximum number of parked topics */
export function createParking(places: number): Parking {
  const parked = new Set<Topic>();
  return {
    has: (topic) => parked.has(topic),
    park(topic) {
      parked.delete(topic);
      parked.add(topic);
      const [longest] = parked;
      if (longest === undefined || parked.size <= places) return undefined;
      parked.delete(longest);
      return longest;
    },
    leave: (topic) => void parked.delete(topic),
  };
}
