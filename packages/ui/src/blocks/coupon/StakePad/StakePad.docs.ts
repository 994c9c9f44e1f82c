import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { StakePad } from './StakePad.tsx';

/** Documentation for the page of `StakePad`. */
export const docs = {
  StakePad: {
    usage: "Use it on phones in place of the system's keyboard, which would cover the coupon.",
    dos: ['Pass `fieldId`: focus and caret stay in the field, so that its value is announced.'],
    donts: ["Don't use it on desktops."],
    anatomy: [
      ['Quick amounts', 'quickAmounts'],
      ['Digits'],
      ['Delete key', 'backspaceLabel'],
      ['Done key', 'doneLabel'],
    ],
    keys: ['button', 'textbox'],
    related: ['StakeField'],
    aliases: ['keypad', 'numpad', 'keyboard'],
  } satisfies ComponentDocs<typeof StakePad>,
};
