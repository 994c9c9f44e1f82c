import type { DocumentKind, DocumentMediaType, IdentityData, RefusalCause } from '@touchline/contract';
import type { RequestState } from '@touchline/contract/operators';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

declare module '../../kernel/db/tables.ts' {
  interface Database {
    identification_requests: IdentificationRequestsTable;
    identification_documents: IdentificationDocumentsTable;
  }
}

/** A player's submissions with the operators' decisions. */
export interface IdentificationRequestsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  state: RequestState;
  /** Data to be compared with the documents. */
  data: ColumnType<IdentityData, string, never>;
  submitted_at: Date;
  decided_at: Generated<Date | null>;
  /** Time of approval; unchanged if one more document is requested afterwards. */
  approved_at: Generated<Date | null>;
  /** The operator's name. */
  decided_by: Generated<string | null>;
  /** General reason of the refusal. */
  cause: Generated<RefusalCause | null>;
  /** The operator's message to the player: the reason of a refusal, or the missing document. */
  reason: Generated<string | null>;
}

export interface IdentificationDocumentsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  /** Null until it is submitted. */
  request_id: Generated<bigint | null>;
  kind: DocumentKind;
  /** Original name of the file. */
  name: string;
  media_type: DocumentMediaType;
  /** Bytes. */
  size: number;
  content: Uint8Array;
  uploaded_at: Date;
}
