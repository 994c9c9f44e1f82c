import type { DocumentKind, DocumentMediaType, IdentityData, RefusalCause } from '@touchline/contract';
import type { RequestState } from '@touchline/contract/operators';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export interface IdentificationTables {
  identification_requests: IdentificationRequestsTable;
  identification_documents: IdentificationDocumentsTable;
}

/** What a player handed in, and what an operator said to it. */
export interface IdentificationRequestsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  state: RequestState;
  /** What was to be compared with the documents. */
  data: ColumnType<IdentityData, string, never>;
  submitted_at: Date;
  decided_at: Generated<Date | null>;
  /** When it was approved; it stays when one more document is asked for afterwards. */
  approved_at: Generated<Date | null>;
  /** The operator's name. */
  decided_by: Generated<string | null>;
  /** Why it was refused, in general. */
  cause: Generated<RefusalCause | null>;
  /** The operator's words to the player: why not, or which document is missing. */
  reason: Generated<string | null>;
}

export interface IdentificationDocumentsTable {
  id: GeneratedAlways<bigint>;
  player_id: bigint;
  /** Null until it is handed in. */
  request_id: Generated<bigint | null>;
  kind: DocumentKind;
  /** The file's own name. */
  name: string;
  media_type: DocumentMediaType;
  /** Bytes. */
  size: number;
  content: Uint8Array;
  uploaded_at: Date;
}
