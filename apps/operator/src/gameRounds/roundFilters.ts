import { roundStates } from '@touchline/contract/operators';

/** States by which the list of rounds can be filtered. */
export const roundFilters = ['all', ...roundStates] as const;
export type RoundFilter = (typeof roundFilters)[number];

/** Lists of notices: the open ones come first. */
export const noticeFilters = ['open', 'answered'] as const;
export type NoticeFilter = (typeof noticeFilters)[number];
