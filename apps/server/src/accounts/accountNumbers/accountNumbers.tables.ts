declare module '../../kernel/db/tables.ts' {
  interface Database {
    account_numbers: AccountNumbersTable;
  }
}

/** Cards, accounts and wallets as their providers get them, encrypted; each once. */
export interface AccountNumbersTable {
  /** Keyed digest, by which payments and instruments name it. */
  digest: string;
  /** Encrypted with SECRETS_KEY. */
  sealed: string;
}
