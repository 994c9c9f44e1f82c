import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';
import { Currency, Money, Seconds } from '../../schemas.ts';
import { Device, ListedGame } from './schemas.ts';

/** Free rounds of a player that can be played, or will be. */
export const FreeRounds = Type.Object(
  {
    id: Type.String(),
    games: Type.Array(ListedGame, {
      description: 'Games in which they are played, at most 24; empty if none of them can be opened now.',
    }),
    rounds: Type.Integer({ description: 'Number of all rounds.' }),
    left: Type.Integer({ description: 'Number of rounds that aren’t played.' }),
    value: Type.Unsafe<string>({
      ...Money,
      description: 'Stake of one round, which costs the player nothing.',
    }),
    iso: Currency,
    from: Seconds,
    until: Type.Unsafe<number>({ ...Seconds, description: 'Rounds that aren’t played until then lapse.' }),
    won: Type.Unsafe<string>({ ...Money, description: 'What the played rounds have won.' }),
    mostWon: Type.Union([Money, Type.Null()], {
      description: 'Most that all rounds together pay; null without a cap.',
    }),
    wagering: Type.Union(
      [
        Type.Object({
          times: Type.String({ description: 'Multiple of the wins that has to be staked.' }),
          days: Type.Integer({ description: 'Days from the first win to the end of the bonus.' }),
          maxBet: Type.Union([Money, Type.Null()], { description: 'Maximum stake from the bonus.' }),
        }),
        Type.Null(),
      ],
      {
        description:
          'Conditions of the bonus that wins become; null if they are paid to the player’s own account.',
      },
    ),
  },
  { title: 'FreeRounds' },
);
export type FreeRounds = Static<typeof FreeRounds>;

export const freeRounds = defineCall({
  id: 'freeRounds',
  method: 'get',
  path: '/web-api/casino/free-rounds',
  tag: 'casino',
  summary: 'Lists the player’s free rounds that aren’t over, those that end first at the beginning.',
  session: 'player',
  query: Type.Object({
    device: Device,
    lang: Type.String({ pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$', description: 'Language of texts.' }),
  }),
  answers: { 200: Type.Object({ freeRounds: Type.Array(FreeRounds) }) },
  problems: [400, 401, 404],
});
