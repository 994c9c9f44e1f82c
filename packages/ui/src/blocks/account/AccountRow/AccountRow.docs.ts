import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { AccountRow } from './AccountRow.tsx';

/** Documentation for the page of `AccountRow`. */
export const docs = {
  AccountRow: {
    usage: 'Use it for rows of lists in the account: payments, messages, sessions.',
    dos: ['Put the figure with its unit into `value`; it aligns at the end of the row.'],
    donts: ["Don't put a link into a row that is a link itself."],
    anatomy: [
      ['Icon or lead', 'icon', 'lead', 'tone'],
      ['Title', 'title'],
      ['Second line', 'detail'],
      ['Time', 'note'],
      ['Figure', 'value'],
      ['State', 'aside'],
      ['Controls', 'end'],
      ['Content below', 'foot'],
    ],
    keys: ['button', 'link'],
    related: ['ListCard', 'DetailList'],
    aliases: ['list item', 'cell', 'row'],
  } satisfies ComponentDocs<typeof AccountRow>,
};
