import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** State of a check at the verifier. */
export type State = 'started' | 'pending' | 'documents' | 'approved' | 'refused' | 'expired';

/** A check as the verifier stores it. */
export interface Check {
  readonly id: string;
  /** The platform's id. */
  readonly ref: string;
  readonly level: string;
  readonly notifyUrl: string;
  readonly state: State;
  /** Time of the state, ms. */
  readonly at: number;
  readonly reason?: string | undefined;
  /** Additional document that is asked for. */
  readonly document?: string | undefined;
  /** Steps that were sent. */
  readonly sent: readonly string[];
}

/** Address of a check's page, valid for a short time. */
export interface Frame {
  readonly token: string;
  readonly checkId: string;
  /** ms. */
  readonly expiresAt: number;
}

export interface Store {
  save(check: Check): void;
  byId(id: string): Check | undefined;
  byRef(ref: string): Check | undefined;
  saveFrame(frame: Frame): void;
  frame(token: string): Frame | undefined;
  close(): void;
}

/**
 * Opens the verifier's memory.
 * @param folder for its file; in memory if undefined
 */
export function openStore(folder: string | undefined): Store {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(folder === undefined ? ':memory:' : join(folder, 'verification.sqlite'));
  db.exec('create table if not exists checks (id text primary key, ref text unique, body text)');
  db.exec('create table if not exists frames (token text primary key, body text)');
  const save = db.prepare(
    'insert into checks values (?, ?, ?) on conflict (id) do update set body = excluded.body',
  );
  const saveFrame = db.prepare('insert into frames values (?, ?)');
  const byId = db.prepare('select body from checks where id = ?');
  const byRef = db.prepare('select body from checks where ref = ?');
  const frame = db.prepare('select body from frames where token = ?');
  // The casts: the rows were written here.
  const read = (query: typeof byId, value: string): Check | undefined => {
    const row = query.get(value);
    return row && (JSON.parse(String(row['body'])) as Check);
  };
  return {
    save: (check) => void save.run(check.id, check.ref, JSON.stringify(check)),
    byId: (id) => read(byId, id),
    byRef: (ref) => read(byRef, ref),
    saveFrame: (one) => void saveFrame.run(one.token, JSON.stringify(one)),
    frame(token) {
      const row = frame.get(token);
      return row && (JSON.parse(String(row['body'])) as Frame);
    },
    close: () => db.close(),
  };
}
