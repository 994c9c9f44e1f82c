import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Textarea } from './Textarea.tsx';

/** Documentation for the page of `Textarea`. */
export const docs = {
  Textarea: {
    usage: 'Use it for text of several lines, such as a message to the support.',
    dos: ['Set `maxLength` if there is a limit; the number of characters left is shown and announced.'],
    donts: ["Don't use it for a single line; use `Input`."],
    anatomy: [
      ['Text', 'value'],
      ['Characters left', 'maxLength', 'leftLabel'],
    ],
    keys: ['textbox'],
    related: ['Input', 'Field'],
    aliases: ['multi-line', 'message', 'comment'],
  } satisfies ComponentDocs<typeof Textarea>,
};
