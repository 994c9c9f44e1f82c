import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Closed } from '../schemas.ts';
import { Instant } from './common.ts';

const common = { tag: 'operators: clocks', session: 'operator', method: 'post' } as const;
const answers = { 200: Type.Object({ now: Instant }) };

/** Calls about clocks that are moved by hand, of platforms under test. They aren't recorded. */
export const clockCalls = {
  advanceFeedClock: defineCall({
    id: 'advanceFeedClock',
    sites: 'platform',
    ...common,
    scope: 'feed',
    path: '/ops/feed/advance',
    summary:
      'Advances play, and answers once the bets that this decided are settled. Requires `FEED_CLOCK=manual`, otherwise 409 `CLOCK_NOT_MANUAL`.',
    body: Type.Object(
      {
        seconds: Type.Integer({ minimum: 0, maximum: 604_800 }),
        step: Type.Optional(
          Type.Integer({
            minimum: 1,
            maximum: 604_800,
            description:
              'Seconds after which play is priced on the way. Absent: every second, or 200 times in all on long ways.',
          }),
        ),
      },
      Closed,
    ),
    answers,
    problems: [400, 401, 403, 409],
  }),
  advancePlatformClock: defineCall({
    id: 'advancePlatformClock',
    sites: 'platform',
    ...common,
    scope: 'all',
    path: '/ops/clock/advance',
    summary:
      'Advances the platform’s clock, and answers once everything that came due is done: bets and sales decided and settled, sessions and limits ended, mails sent. Requires `PLATFORM_CLOCK=manual`, which production refuses, otherwise 409 `CLOCK_NOT_MANUAL`.',
    body: Type.Object({ seconds: Type.Integer({ minimum: 0, maximum: 31_536_000 }) }, Closed),
    answers,
    problems: [400, 401, 403, 409],
  }),
};
