import * as v from 'valibot';
import { createEmitter } from '../emitter/emitter.ts';
import { deviceStorage, onDeviceChange, type SafeStorage } from '../storage/storage.ts';

/** A value shared by all tabs of this browser. */
export interface SharedCell<T> {
  get(): T | undefined;
  set(value: T): void;
  /**
   * Subscribes to changes by other tabs.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

export interface CellDeps {
  readonly storage: SafeStorage;
  /** Subscribes to another tab writing the key. */
  onStored(key: string, listener: () => void): () => void;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
}

const Message = v.object({
  t: v.literal('cell'),
  name: v.string(),
  value: v.unknown(),
  /** True if the value was stored; full storage still has the previous one. */
  isStored: v.optional(v.boolean(), true),
});

/**
 * Creates the shared cells of a page. Values are in storage, which every tab reads on access, including one that was
 * frozen meanwhile; if storage is blocked, tabs exchange them by messages.
 */
export function createCells({ storage, onStored, channel }: CellDeps) {
  return function cell<S extends v.GenericSchema>(name: string, schema: S): SharedCell<v.InferOutput<S>> {
    const changes = createEmitter();
    /** Last value of this tab or of a message. */
    let known: v.InferOutput<S> | undefined;
    let isStored = true;
    channel?.addEventListener('message', ({ data }) => {
      const message = v.safeParse(Message, data);
      if (!message.success || message.output.name !== name) return;
      const value = v.safeParse(schema, message.output.value);
      if (!value.success) return;
      known = value.output;
      isStored = message.output.isStored;
      changes.emit();
    });
    onStored(name, changes.emit);
    return {
      get: () => (isStored ? (storage.read(name, schema) ?? known) : known),
      set(value) {
        known = value;
        isStored = storage.write(name, value);
        // The lint rule mistakes the channel for a window; a channel reaches its own origin only.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        channel?.postMessage({ t: 'cell', name, value, isStored });
      },
      subscribe: changes.subscribe,
    };
  };
}

/** Channel on which tabs share the state of their clocks. */
export const clockChannel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('touchline.clocks');

/** Creates a value shared with the other tabs. */
export const sharedCell = createCells({
  storage: deviceStorage,
  onStored: onDeviceChange,
  channel: clockChannel,
});
