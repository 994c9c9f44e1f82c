import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Input } from './Input.tsx';
import type { PasswordInput } from './PasswordInput.tsx';

/** Documentation for the page of `Input` and `PasswordInput`. */
export const docs = {
  Input: {
    usage: 'Use an input for one line of text: a name, an e-mail, an amount.',
    dos: [
      'Set `inputMode` and `type`, so that phones open the right keyboard.',
      'Use `numeric` for amounts and prices: their figures have one width.',
    ],
    donts: ["Don't use it without a `Field`, which gives it its name."],
    anatomy: [
      ['Icon', 'icon'],
      ['Control before', 'start'],
      ['Text', 'value'],
      ['Unit or control after', 'end'],
    ],
    keys: ['button', 'textbox', 'searchbox'],
    related: ['PasswordInput', 'Textarea', 'Field'],
    aliases: ['text field', 'textbox', 'form control'],
  } satisfies ComponentDocs<typeof Input>,
  PasswordInput: {
    usage: 'Use it for every password, with a button that reveals the text.',
    dos: ['Set `autoComplete` to `current-password` or `new-password`, so that password managers fill it.'],
    donts: ["Don't ask for a password twice where it can be revealed."],
    anatomy: [['Text', 'value'], ['Reveal button']],
    keys: ['button', 'textbox'],
    related: ['Input', 'PasswordForm'],
    aliases: ['secret', 'credentials', 'text field'],
  } satisfies ComponentDocs<typeof PasswordInput>,
};
