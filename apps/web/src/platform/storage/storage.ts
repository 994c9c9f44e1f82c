import * as v from 'valibot';

/** Used part of the Storage interface; any of it may throw when the browser blocks storage. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SafeStorage {
  /** Returns the value of a key; undefined if there is none or it doesn't match the schema. */
  read<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | undefined;
  /**
   * Stores a value as JSON.
   * @returns whether it outlives the page
   */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

const PREFIX = 'touchline.';

/**
 * Storage that never throws: if it is blocked, full or corrupt, falls back to the page's memory.
 * @param open returns the area; called each time, because merely accessing it may throw
 */
export function createStorage(open: () => StorageArea): SafeStorage {
  const memory = new Map<string, string>();

  function raw(key: string): string | undefined {
    const held = memory.get(key);
    if (held !== undefined) return held;
    try {
      return open().getItem(PREFIX + key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  return {
    read(key, schema) {
      const text = raw(key);
      if (text === undefined) return undefined;
      const parsed = v.safeParse(schema, parseJson(text));
      return parsed.success ? parsed.output : undefined;
    },
    write(key, value) {
      const text = JSON.stringify(value);
      try {
        open().setItem(PREFIX + key, text);
        memory.delete(key);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        open().removeItem(PREFIX + key);
      } catch {
        // Blocked storage has nothing to remove.
      }
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Storage of this device. */
export const deviceStorage = createStorage(() => localStorage);

/**
 * Subscribes to changes of a stored key by another tab. Unlike a message between tabs, which may arrive before the
 * change can be read, this event comes with it.
 * @returns unsubscribes
 */
export function onDeviceChange(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // Without a key, everything was cleared.
    if (event.key === PREFIX + key || event.key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** Storage of this tab until it is closed. */
export const tabStorage = createStorage(() => sessionStorage);
