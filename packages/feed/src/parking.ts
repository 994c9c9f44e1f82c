import type { Topic } from './frames.ts';

/** Topics that nobody listens to any more, whose records stay for those who come back. */
export interface Parking {
  has(topic: Topic): boolean;
  /** @returns the topic that has to go for it: the one that has stood longest */
  park(topic: Topic): Topic | undefined;
  leave(topic: Topic): void;
}

/** @param places how many topics there is room for */
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
