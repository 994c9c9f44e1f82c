/** Payment that a topic is about. */
export const topicNeeds = ['deposit', 'withdrawal', 'payment', 'succeededDeposit'] as const;
export type TopicNeeds = (typeof topicNeeds)[number];

/** Topics of requests to the payment consultant, with the payment that they are about and their sub-topics. */
export const consultantTopics = [
  { id: 'deposit-missing', needs: 'deposit', subTopics: ['card', 'transfer', 'crypto', 'voucher'] },
  { id: 'withdrawal-late', needs: 'withdrawal', subTopics: ['not-arrived', 'in-review', 'returned'] },
  { id: 'wrong-amount', needs: 'payment', subTopics: ['less', 'more', 'currency', 'fee'] },
  { id: 'refund', needs: 'succeededDeposit', subTopics: ['by-mistake', 'twice', 'not-mine'] },
  { id: 'requisites', needs: null, subTopics: ['change', 'closed-account', 'name'] },
  { id: 'bonus', needs: null, subTopics: ['not-granted', 'wagering', 'code'] },
  { id: 'other', needs: null, subTopics: [] },
] as const satisfies readonly {
  readonly id: string;
  readonly needs: TopicNeeds | null;
  readonly subTopics: readonly string[];
}[];

export type ConsultantTopic = (typeof consultantTopics)[number]['id'];
export type ConsultantSubTopic = (typeof consultantTopics)[number]['subTopics'][number];

/** States of a request: `open` waits for an operator, `needsReply` for the player. */
export const consultantStates = ['open', 'answered', 'needsReply', 'closed'] as const;
export type ConsultantState = (typeof consultantStates)[number];

/** Bounds of a message's text, characters. */
export const FEWEST_MESSAGE_CHARACTERS = 10;
export const MOST_MESSAGE_CHARACTERS = 2000;
/** Maximum number of files with a message. */
export const MOST_MESSAGE_FILES = 5;
/** Maximum size of a file, bytes. */
export const MOST_MESSAGE_FILE_BYTES = 10_485_760;
export const messageMediaTypes = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type MessageMediaType = (typeof messageMediaTypes)[number];
/** Maximum number of new requests in 24 hours. */
export const MOST_REQUESTS_A_DAY = 5;
