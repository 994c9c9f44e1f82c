/**
 * All tables of the platform by name: int8 is bigint, timestamptz is Date. Every module declares its own tables in its
 * `*.tables.ts`, which extends this interface.
 */
export interface Database {
  server_keys: ServerKeysTable;
}

/** Signing keys, made once and shared by all processes. */
interface ServerKeysTable {
  name: string;
  key: string;
}
