import type { SiteChoice } from '../kernel/index.ts';

/** Page of an outbox as an operator asks for it. */
export interface OutboxPage {
  /** Last id of the previous page. */
  readonly before?: bigint | undefined;
  readonly sites: SiteChoice;
}
