/** Number of messages in a page of the server. */
const PAGE_SIZE = 50;

/** Returns the id of the last message of a whole page, before which the next page begins; undefined at the end. */
export const lastOfPage = (messages: readonly { readonly id: string }[]): string | undefined =>
  messages.length === PAGE_SIZE ? messages.at(-1)?.id : undefined;
