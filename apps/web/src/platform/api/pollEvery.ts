import { LISTENER_LIMITS } from '@touchline/feed';

const { match, live, line, other } = LISTENER_LIMITS.poll;

/**
 * Polling intervals of visible pages by content, ms. Where sockets aren't available, the feed's topics are polled
 * with the same intervals.
 */
export const pollEvery = {
  default: other,
  line,
  liveMatch: match,
  liveList: live,
  liveHome: 10_000,
  /** Momentum of a match, a figure a minute. */
  momentum: 30_000,
  /** Bets on matches in play, and offers for them. */
  openBets: 3_000,
  /** Limits and bonuses of a coupon; its prices come from the feed. */
  couponTerms: 60_000,
  expresses: 30_000,
  /** Carousels. */
  sliders: 30_000,
  /** Lists of streams, and the address of a stream. */
  media: 600_000,
  /** Top games, top competitions, the featured match of a page. */
  top: 60_000,
} as const;
