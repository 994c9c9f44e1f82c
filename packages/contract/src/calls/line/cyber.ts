import { Type } from 'typebox';
import { defineCall } from '../../call.ts';

export const cyberDisciplines = defineCall({
  id: 'cyberDisciplines',
  method: 'get',
  path: '/web-api/cyber/disciplines',
  tag: 'cyber',
  summary: 'Lists the games of e-sports and of simulated sports that have matches, with their championships.',
  session: 'anyone',
  answers: {
    200: Type.Object({
      disciplines: Type.Array(
        Type.Object(
          {
            key: Type.String({ description: 'Key of its name in dictionaries and addresses.' }),
            type: Type.Union([Type.Literal('real'), Type.Literal('virtual')], {
              description: '`real`: played by people; `virtual`: simulated.',
            }),
            sportId: Type.Integer(),
            live: Type.Integer(),
            line: Type.Integer(),
            champs: Type.Array(
              Type.Object({
                id: Type.Integer(),
                name: Type.String(),
                country: Type.String(),
                live: Type.Integer(),
                line: Type.Integer(),
              }),
            ),
          },
          { title: 'Discipline' },
        ),
      ),
    }),
  },
  problems: [],
});
