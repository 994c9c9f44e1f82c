import { Type, type Static } from 'typebox';
import { defineCall } from '../../call.ts';

/** Rows of a player of one kind, a page of them. */
export const ExportPage = Type.Object(
  {
    section: Type.String({ description: 'Kind of the rows, such as `bets`.' }),
    rows: Type.Array(Type.Record(Type.String(), Type.Unknown()), {
      description:
        'Rows as they are stored, without what is empty: times in ISO 8601, amounts as decimal text of their `iso`.',
    }),
    done: Type.Integer({ description: 'Number of sections that are complete with this page.' }),
    of: Type.Integer({ description: 'Number of all sections.' }),
    next: Type.Union([Type.String(), Type.Null()], {
      description: 'Place of the next page; null at the end.',
    }),
  },
  { title: 'ExportPage' },
);
export type ExportPage = Static<typeof ExportPage>;

export const exportData = defineCall({
  id: 'exportData',
  method: 'get',
  path: '/web-api/personal-data/export',
  tag: 'user',
  summary: 'Returns everything that is stored about the player, page by page, section by section.',
  session: 'player',
  query: Type.Object({
    after: Type.Optional(
      Type.String({ maxLength: 80, description: '`next` of the previous page; the beginning without.' }),
    ),
  }),
  answers: { 200: ExportPage },
  problems: [400, 401, 429],
});
