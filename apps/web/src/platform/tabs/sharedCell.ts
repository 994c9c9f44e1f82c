import * as v from 'valibot';
import { deviceStorage, onDeviceChange, type SafeStorage } from '../storage/storage.ts';

/** One value that all tabs of this browser have in common. */
export interface SharedCell<T> {
  get(): T | undefined;
  set(value: T): void;
  /** Hears what other tabs set. @returns stops hearing */
  subscribe(listener: () => void): () => void;
}

export interface CellParts {
  readonly storage: SafeStorage;
  /** Hears that another tab wrote the key. */
  onStored(key: string, listener: () => void): () => void;
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'> | undefined;
}

const Said = v.object({
  t: v.literal('cell'),
  name: v.string(),
  value: v.unknown(),
  /** Whether it lies in storage; a storage that is full still holds the one before. */
  isStored: v.optional(v.boolean(), true),
});

/**
 * Makes the cells of a page. A value lies in storage, which every tab reads at the moment it asks, also one that was
 * frozen while the others went on; where storage is blocked, tabs tell each other.
 */
export function createCells({ storage, onStored, channel }: CellParts) {
  return function cell<S extends v.GenericSchema>(name: string, schema: S): SharedCell<v.InferOutput<S>> {
    const listeners = new Set<() => void>();
    const tell = () => listeners.forEach((listener) => listener());
    let told: v.InferOutput<S> | undefined;
    let isStored = true;
    channel?.addEventListener('message', ({ data }) => {
      const said = v.safeParse(Said, data);
      if (!said.success || said.output.name !== name) return;
      const value = v.safeParse(schema, said.output.value);
      if (!value.success) return;
      told = value.output;
      isStored = said.output.isStored;
      tell();
    });
    onStored(name, tell);
    return {
      get: () => (isStored ? (storage.read(name, schema) ?? told) : told),
      set(value) {
        told = value;
        isStored = storage.write(name, value);
        // The rule takes the channel for a window: a channel reaches its own origin only.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        channel?.postMessage({ t: 'cell', name, value, isStored });
      },
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  };
}

/** The channel on which tabs share what their clocks do. */
export const clockChannel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('touchline.clocks');

/** A value that this page has in common with the other tabs. */
export const sharedCell = createCells({
  storage: deviceStorage,
  onStored: onDeviceChange,
  channel: clockChannel,
});
