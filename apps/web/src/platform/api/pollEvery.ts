import { LISTENER_LIMITS } from '@touchline/feed';

const { match, live, line, other } = LISTENER_LIMITS.poll;

/**
 * How often a component asks again by itself while its page is seen, ms, by what it shows. Where sockets can't be had,
 * the feed's topics are asked for in the same periods.
 */
export const pollEvery = {
  default: other,
  line,
  liveMatch: match,
  liveList: live,
  liveHome: 10_000,
  /** Bets whose matches are played, and what is offered for them. */
  openBets: 3_000,
  /** What a coupon may take and promises, beside what the feed says of its prices. */
  couponTerms: 60_000,
  expresses: 30_000,
  /** Cards to leaf through. */
  sliders: 30_000,
  /** Which matches are shown, and where their pictures are. */
  media: 600_000,
  /** Top games, top competitions, the match that a page is most about. */
  top: 60_000,
} as const;
