import { Type, type Static } from 'typebox';
import { MatchId, Milliseconds } from './schemas.ts';

const Count = Type.Integer({ minimum: 0 });
const Pair = Type.Tuple([Count, Count]);
const Side = Type.Union([Type.Literal(0), Type.Literal(1)], { description: '0 home, 1 away.' });
const Percent = Type.Number({ minimum: 0, maximum: 100 });

export const TrackerEvent = Type.Object(
  {
    id: Type.String({ description: 'Remains the same as long as the event is listed.' }),
    kind: Type.Union([
      Type.Literal('start'),
      Type.Literal('part-end'),
      Type.Literal('end'),
      Type.Literal('goal'),
      Type.Literal('points'),
      Type.Literal('run'),
      Type.Literal('game'),
      Type.Literal('break-of-serve'),
      Type.Literal('corner'),
      Type.Literal('yellow-card'),
      Type.Literal('red-card'),
      Type.Literal('penalty'),
      Type.Literal('substitution'),
    ]),
    side: Type.Optional(Side),
    period: Type.String({ description: 'Part of play of the event; of `part-end`, the part that ended.' }),
    seconds: Type.Optional(Type.Integer({ description: 'Match clock, in sports with one.' })),
    player: Type.Optional(Type.String()),
    off: Type.Optional(Type.String({ description: 'Player who is replaced.' })),
    manner: Type.Optional(
      Type.Union([
        Type.Literal('header'),
        Type.Literal('penalty'),
        Type.Literal('free-kick'),
        Type.Literal('power-play'),
      ]),
    ),
    points: Type.Optional(Type.Integer({ description: 'Points of a score or of a run.' })),
    score: Type.Optional(Pair),
  },
  { title: 'TrackerEvent' },
);
export type TrackerEvent = Static<typeof TrackerEvent>;

export const TrackerFigure = Type.Object(
  {
    key: Type.Union([
      Type.Literal('shots'),
      Type.Literal('on-target'),
      Type.Literal('corners'),
      Type.Literal('possession'),
      Type.Literal('penalty-minutes'),
      Type.Literal('points-won'),
      Type.Literal('games-won'),
      Type.Literal('breaks'),
      Type.Literal('two-pointers'),
      Type.Literal('three-pointers'),
      Type.Literal('free-throws'),
      Type.Literal('largest-lead'),
    ]),
    home: Count,
    away: Count,
  },
  { title: 'TrackerFigure' },
);
export type TrackerFigure = Static<typeof TrackerFigure>;

export const TrackerAction = Type.Object(
  {
    side: Side,
    kind: Type.Union([
      Type.Literal('possession'),
      Type.Literal('attack'),
      Type.Literal('danger'),
      Type.Literal('shot'),
      Type.Literal('corner'),
      Type.Literal('goal'),
    ]),
    touches: Type.Array(Type.Tuple([Percent, Percent]), {
      description:
        'Last positions of the ball, oldest first: percent of the length from the home side’s goal, and of the width.',
    }),
  },
  { title: 'TrackerAction' },
);
export type TrackerAction = Static<typeof TrackerAction>;

const TrackerMomentum = Type.Object(
  {
    length: Type.Integer({ description: 'Minutes of regular play.' }),
    parts: Type.Array(Type.Integer(), {
      description: 'Minutes at which a part ends, apart from the last.',
    }),
    values: Type.Array(Type.Integer({ minimum: -100, maximum: 100 }), {
      description: 'By minute played: above 0 for the home side. Added time belongs to the last minute.',
    }),
  },
  { title: 'TrackerMomentum' },
);

export const Tracker = Type.Object(
  {
    matchId: MatchId,
    at: Milliseconds,
    events: Type.Array(TrackerEvent, { description: 'Oldest first. Goals agree with the score.' }),
    momentum: Type.Optional(TrackerMomentum),
    figures: Type.Array(TrackerFigure),
    action: Type.Optional(TrackerAction),
  },
  { title: 'Tracker', description: 'The course of a match in play.' },
);
export type Tracker = Static<typeof Tracker>;

export const TrackerSummary = Type.Object(
  {
    matchId: MatchId,
    momentum: TrackerMomentum,
    events: Type.Array(TrackerEvent, { description: 'Goals only, oldest first.' }),
  },
  { title: 'TrackerSummary', description: 'Momentum and goals of a match in play.' },
);
export type TrackerSummary = Static<typeof TrackerSummary>;
