import * as v from 'valibot';

/** The part of the Storage interface that is used; any of it may throw when the browser blocks storage. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SafeStorage {
  /** The value under a key, or undefined when there is none or it doesn't fit the schema. */
  read<S extends v.GenericSchema>(key: string, schema: S): v.InferOutput<S> | undefined;
  /** Keeps a value as JSON. @returns whether it will outlive the page */
  write(key: string, value: unknown): boolean;
  remove(key: string): void;
}

const PREFIX = 'touchline.';

/**
 * Storage that never throws: blocked, full or spoilt storage turns into memory of this page.
 * @param open gives the area; called each time, because merely touching it may throw
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
        // Blocked storage holds nothing to remove.
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

/** What this device remembers. */
export const deviceStorage = createStorage(() => localStorage);

/**
 * Hears that another tab changed what this device remembers under a key. A message between tabs may be
 * there before the change can be read; this event comes with it.
 * @returns stops hearing
 */
export function onDeviceChange(key: string, listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    // Without a key, everything was cleared.
    if (event.key === PREFIX + key || event.key === null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** What this tab remembers until it is closed. */
export const tabStorage = createStorage(() => sessionStorage);
