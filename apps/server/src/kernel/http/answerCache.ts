import type { FastifyRequest } from 'fastify';
import { COMPRESSED_FROM, encodingFor, readyAnswer, type ReadyAnswer } from './readyAnswer.ts';

/** Default of the age up to which an answer is reused if nothing has changed, ms: the longest error of its time. */
const UNCHANGED_FOR = 1000;
/** Size of all stored answers together, bytes; beyond it, those that were not used for longest are removed. */
const BYTES_MOST = 16_000_000;

/** Stores answers that are the same for everyone at a site, serialized and compressed. */
export interface AnswerCache {
  /**
   * Returns the stored answer of a request, or makes and stores it. Simultaneous requests share one.
   * @param make returns the answer as text; its errors are thrown and not stored
   * @param variant value beside site and address on which the answer depends, such as the visitor's country
   */
  of(request: FastifyRequest, make: () => Promise<string>, variant?: string): Promise<ReadyAnswer>;
}

export interface AnswerCacheOptions {
  /** Subscribes to changes of the state that the answers show. */
  readonly onChange: (changed: () => void) => void;
  /** The server's clock. */
  readonly now: () => Date;
  /** Age up to which an answer is reused although the state has changed, ms. */
  readonly changedFor: number;
  /** Age up to which an answer is reused while the state hasn't changed, ms. @default 1000 */
  readonly unchangedFor?: number;
  /** @default 16 MB */
  readonly bytesMost?: number;
}

interface Entry {
  /** Number of changes before it was made. */
  readonly changes: number;
  /** UTC ms. */
  readonly at: number;
  readonly answer: Promise<ReadyAnswer>;
  /** Size, once it is known. */
  bytes: number;
}

/**
 * Creates the cache. An answer is made at most once per `changedFor`, and at most once per `unchangedFor` while nothing
 * changes; an operator's change of the site ends it at once.
 */
export function createAnswerCache({
  onChange,
  now,
  changedFor,
  unchangedFor = UNCHANGED_FOR,
  bytesMost = BYTES_MOST,
}: AnswerCacheOptions): AnswerCache {
  /** By site, address and encoding; in order of use, the latest last. */
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let changes = 0;
  onChange(() => {
    changes += 1;
  });

  function isCurrent(entry: Entry, at: number): boolean {
    const age = at - entry.at;
    // The clock may be set back.
    return age >= 0 && age < (entry.changes === changes ? unchangedFor : changedFor);
  }

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function store(key: string, entry: Entry): void {
    remove(key);
    entries.set(key, entry);
    bytes += entry.bytes;
    for (const oldest of entries.keys()) {
      if (bytes <= bytesMost) break;
      remove(oldest);
    }
  }

  return {
    of(request, make, variant = '') {
      const { site, url } = request;
      const encoding = encodingFor(request.headers['accept-encoding']?.toString());
      const key = `${site.id} ${site.config.stateVersion} ${encoding ?? 'plain'} ${variant} ${url}`;
      const at = now().getTime();
      const found = entries.get(key);
      if (found && isCurrent(found, at)) {
        store(key, found);
        return found.answer;
      }
      const answer = make().then((text) => readyAnswer(text, encoding));
      const entry: Entry = { changes, at, answer, bytes: 0 };
      store(key, entry);
      answer.then(
        ({ body }) => {
          if (entries.get(key) !== entry) return;
          remove(key);
          // Also a small answer takes some memory.
          entry.bytes = Math.max(body.length, COMPRESSED_FROM) + key.length;
          store(key, entry);
        },
        () => {
          if (entries.get(key) === entry) remove(key);
        },
      );
      return answer;
    },
  };
}
