/** Answers and requests of the operators' calls of messages to players. Times in ms. */

/** Text of a message in one language. */
export interface OperatorText {
  readonly title: string;
  /** Plain text; an empty line separates paragraphs. */
  readonly text: string;
  /** Label of the link. */
  readonly label?: string;
}

/** Texts by language segment. */
export type OperatorTexts = Readonly<Record<string, OperatorText>>;

/** Conditions of a segment of a site's players; each that is given has to be met. */
export interface Segment {
  /** Countries of the players, ISO 3166 alpha-2. */
  readonly countries?: readonly string[];
  /** Languages of the players, as in addresses. */
  readonly languages?: readonly string[];
  readonly isVerified?: boolean;
  readonly hasDeposited?: boolean;
  /** First and last day of the registration, UTC, `YYYY-MM-DD`. */
  readonly registeredFrom?: string;
  readonly registeredTo?: string;
  /** Day since which the player has signed in, UTC. */
  readonly signedInSince?: string;
  /** Day since which the player hasn't signed in, UTC. */
  readonly notSignedInSince?: string;
}

/** A site to whose players messages can be sent. */
export interface MessageSite {
  readonly id: string;
  readonly companyName: string;
  /** Languages of the site, as in addresses, the default one first. */
  readonly languages: readonly string[];
}

/** Players of a segment, and how many of them other channels reach. */
export interface SegmentPreview {
  readonly players: number;
  readonly byMail: number;
  readonly bySms: number;
}

export type SentState = 'sending' | 'sent';

/** A message that an operator sent. */
export interface SentMessage {
  readonly id: string;
  readonly siteId: string;
  /** Its only recipient; null for a segment. */
  readonly player: { readonly id: string; readonly login: string } | null;
  readonly segment: Segment | null;
  readonly texts: OperatorTexts;
  /** Address of a page after the language. */
  readonly link: string | null;
  readonly expiresAt: number | null;
  readonly byMail: boolean;
  readonly bySms: boolean;
  readonly operator: string;
  readonly at: number;
  readonly state: SentState;
  /** Players who have it so far. */
  readonly reached: number;
  /** Players of those who have read it. */
  readonly read: number;
  readonly mails: number;
  readonly sms: number;
  /** Time at which it was withdrawn; null if it wasn't. */
  readonly withdrawnAt: number | null;
  /** Operator who withdrew it. */
  readonly withdrawnBy: string | null;
}

export interface SentMessagePage {
  readonly messages: readonly SentMessage[];
  /** `before` of the next page; null at the end. */
  readonly next: string | null;
}

/** A message in the inbox of a player, as operators see it. */
export interface ReceivedMessage {
  readonly id: string;
  readonly kind: string;
  /** Title of an operator's message, in the player's language. */
  readonly title: string | null;
  /** The operator's message; null if the platform wrote it. */
  readonly sentId: string | null;
  readonly at: number;
  readonly readAt: number | null;
  readonly deletedAt: number | null;
  /** Time at which an operator withdrew it. */
  readonly withdrawnAt: number | null;
}

export interface ReceivedMessagePage {
  readonly messages: readonly ReceivedMessage[];
  readonly next: string | null;
}
