import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Market, Match, Section } from '../../line.ts';
import { Coefficient, Id, MatchId, Milliseconds, SelectionId, SportId } from '../../schemas.ts';
import { Tracker, TrackerSummary } from '../../tracker.ts';

export const lineSports = defineCall({
  id: 'lineSports',
  method: 'get',
  path: '/web-api/line/sports',
  tag: 'line',
  summary: 'Lists the sports that have matches, with counts of live and upcoming ones.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      sports: Type.Array(
        Type.Object(
          {
            id: Type.Integer(),
            slug: Type.String({ description: 'The lowercase English name that addresses use.' }),
            live: Type.Integer(),
            line: Type.Integer(),
          },
          { title: 'Sport' },
        ),
      ),
    }),
  },
  problems: [],
});

export const lineCompetitions = defineCall({
  id: 'lineCompetitions',
  method: 'get',
  path: '/web-api/line/competitions',
  tag: 'line',
  summary: 'Lists the competitions that have matches, top ones first.',
  session: 'anyone',
  query: Type.Object({
    sportId: Type.Optional(SportId),
    section: Type.Optional(Section),
    top: Type.Optional(Type.Boolean({ description: 'Only the top competitions of all sports.' })),
  }),
  answers: {
    200: Type.Object({
      competitions: Type.Array(
        Type.Object(
          {
            id: Type.Integer(),
            sportId: Type.Integer(),
            name: Type.String(),
            slug: Type.String(),
            country: Type.String(),
            live: Type.Integer(),
            line: Type.Integer(),
          },
          { title: 'Competition' },
        ),
      ),
    }),
  },
  problems: [400],
});

export const lineMatches = defineCall({
  id: 'lineMatches',
  method: 'get',
  path: '/web-api/line/matches',
  tag: 'line',
  summary: 'Lists the matches of a section with their main markets, in order of kick-off.',
  session: 'anyone',
  query: Type.Object({
    section: Type.Optional(Section),
    sportId: Type.Optional(SportId),
    competitionId: Type.Optional(Id),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500, default: 100 })),
    wide: Type.Optional(
      Type.Boolean({
        description:
          'The additional markets of wide tables, such as a second total, instead of the main ones.',
      }),
    ),
  }),
  answers: {
    200: Type.Object({ at: Milliseconds, matches: Type.Array(Match), markets: Type.Array(Market) }),
  },
  problems: [400],
});

export const lineMatch = defineCall({
  id: 'lineMatch',
  method: 'get',
  path: '/web-api/line/matches/{matchId}',
  tag: 'line',
  summary: 'Returns one match with all its markets.',
  session: 'anyone',
  params: Type.Object({ matchId: MatchId }),
  answers: { 200: Type.Object({ at: Milliseconds, match: Match, markets: Type.Array(Market) }) },
  problems: [400, 404],
});

export const matchTracker = defineCall({
  id: 'matchTracker',
  method: 'get',
  path: '/web-api/line/matches/{matchId}/tracker',
  tag: 'line',
  summary:
    'Returns the course of a match: events, momentum, figures, and the state of play, as far as known.',
  session: 'anyone',
  params: Type.Object({ matchId: MatchId }),
  answers: { 200: Tracker },
  problems: [400, 404],
});

export const matchTrackers = defineCall({
  id: 'matchTrackers',
  method: 'get',
  path: '/web-api/line/trackers',
  tag: 'line',
  summary:
    'Returns momentum and goals of several matches in play, in the order of the ids; matches without momentum are left out.',
  session: 'anyone',
  query: Type.Object({
    matchIds: Type.String({
      maxLength: 400,
      pattern: '^[0-9]{1,16}(,[0-9]{1,16}){0,19}$',
      description: 'Comma list of up to 20 ids.',
    }),
  }),
  answers: { 200: Type.Object({ at: Milliseconds, trackers: Type.Array(TrackerSummary) }) },
  problems: [400],
});

export const lineHistory = defineCall({
  id: 'lineHistory',
  method: 'get',
  path: '/web-api/line/selections/{selectionId}/history',
  tag: 'line',
  summary:
    'Lists the last prices of a selection, oldest first; from a point without a price on no bets were taken.',
  session: 'anyone',
  params: Type.Object({ selectionId: SelectionId }),
  answers: {
    200: Type.Object({
      selectionId: SelectionId,
      points: Type.Array(
        Type.Object({ at: Milliseconds, k: Type.Optional(Coefficient) }, { title: 'PricePoint' }),
      ),
    }),
  },
  problems: [400, 404],
});

export const lineRules = defineCall({
  id: 'lineRules',
  method: 'get',
  path: '/web-api/line/rules',
  tag: 'line',
  summary:
    'Returns the operator’s restrictions on markets, so that a page can show them before a bet is composed.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      singleOnly: Type.Array(Type.String(), {
        description: 'Types of markets that permit single bets only.',
      }),
    }),
  },
  problems: [],
});

export const feedPoll = defineCall({
  id: 'feedPoll',
  method: 'get',
  path: '/web-api/feed/poll',
  tag: 'line',
  summary: 'Returns the frames of some topics since a sequence, as the socket would have sent them.',
  session: 'anyone',
  query: Type.Object({
    topics: Type.String({
      maxLength: 2000,
      description: 'Comma list of `topic` or `topic@sequence`, for instance `live:1@41,match:77`.',
    }),
  }),
  answers: {
    200: Type.Object({
      frames: Type.Array(Type.Unknown({ description: 'Frames of the feed, as on the socket.' })),
    }),
  },
  problems: [400],
});
