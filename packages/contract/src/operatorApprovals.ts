/** Acts of operators that may need a second person: those that move money, and messages to many players. */
export const secondedActs = [
  'adjustment',
  'goodwill',
  'round-correction',
  'debt-write-off',
  'bonus',
  'free-rounds',
  'message',
] as const;
export type SecondedAct = (typeof secondedActs)[number];

/** Answer to an act that waits for a second person, with HTTP 202. */
export interface WaitingAct {
  readonly state: 'waiting';
  readonly approvalId: string;
}

/** Act of an operator that waits for another one. */
export interface Approval {
  readonly id: string;
  readonly act: SecondedAct;
  readonly siteId: string;
  /** `null` for an act about many players. */
  readonly player: { readonly id: string; readonly login: string } | null;
  /** Currency and size of what the act moves, decimal text; `null` for messages. */
  readonly iso: string | null;
  readonly amount: string | null;
  /** Number of players whom a message reaches; `null` for money. */
  readonly players: number | null;
  /** The act as it was asked for, for example the texts of a message. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
  readonly askedBy: string;
  /** UTC ms. */
  readonly at: number;
  /** True if the operator who asks may agree: it is another one, with the scope of the act. */
  readonly mayAgree: boolean;
}

/** Money that one operator may still move for one player without a second person. */
export interface OperatorRoom {
  /** Currency of the site. */
  readonly iso: string;
  /** Most in 24 hours, and what is left of it. */
  readonly most: string;
  readonly left: string;
  /** Money that is left, and the largest adjustment without a second person, in each currency of the player; rounded down. */
  readonly accounts: readonly {
    readonly iso: string;
    readonly left: string;
    readonly mostAdjustment: string;
  }[];
}

/** Room of an operator's messages on a site. */
export interface MessageRoom {
  /** Players whom one operator may reach in 24 hours without a second person, and how many of them are left. */
  readonly most: number;
  readonly left: number;
}
