import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { OneClickConfirm } from './OneClickConfirm.tsx';
import type { OneClickRow } from './OneClickRow.tsx';

/** Documentation for the page of `OneClickRow` and `OneClickConfirm`. */
export const docs = {
  OneClickRow: {
    usage: 'Use it above the legs to switch betting by one press on a price on and off.',
    dos: ['Keep the amount in sight while it is on.'],
    donts: ["Don't switch it on without `OneClickConfirm`: it removes the selections."],
    anatomy: [
      ['Label', 'label'],
      ['Amount', 'detail'],
      ['Switch', 'checked'],
    ],
    keys: ['switch'],
    related: ['CouponSettings', 'PriceCell'],
    aliases: ['one-tap', 'quick bet', 'instant bet'],
  } satisfies ComponentDocs<typeof OneClickRow>,
  OneClickConfirm: {
    usage: 'Use it before one-click betting is switched on.',
    dos: ['Say how many selections are removed, and the amount of each press.'],
    donts: ["Don't show it again when it is switched off."],
    anatomy: [['Question, consequence and buttons', 'labels']],
    keys: ['button', 'alertdialog'],
    related: ['OneClickRow', 'ConfirmDialog'],
    aliases: ['confirm', 'dialog', 'quick bet'],
  } satisfies ComponentDocs<typeof OneClickConfirm>,
};
