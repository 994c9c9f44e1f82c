/** Listeners of one kind of event. */
export interface Emitter<Args extends readonly unknown[]> {
  /** Calls the listeners, in the order in which they subscribed. */
  emit(...args: Args): void;
  /**
   * Subscribes to the event.
   * @returns unsubscribes
   */
  subscribe(listener: (...args: Args) => unknown): () => void;
  hasListeners(): boolean;
}

/** Creates an event without listeners. */
export function createEmitter<Args extends readonly unknown[] = []>(): Emitter<Args> {
  const listeners = new Set<(...args: Args) => unknown>();
  return {
    emit(...args) {
      for (const listener of listeners) listener(...args);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasListeners: () => listeners.size > 0,
  };
}
