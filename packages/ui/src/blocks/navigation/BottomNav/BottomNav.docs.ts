import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { BottomNav } from './BottomNav.tsx';

/** Documentation for the page of `BottomNav`. */
export const docs = {
  BottomNav: {
    usage: 'Use it on phones for at most five main places, one of them the coupon.',
    dos: ['Keep names to one word.'],
    donts: ["Don't change the entries from page to page."],
    anatomy: [
      ['Entries with icon and name', 'entries'],
      ['Count of the coupon', 'entries'],
    ],
    keys: ['button', 'link'],
    related: ['AppHeader', 'CouponBar'],
    aliases: ['tab bar', 'bottom bar', 'navigation'],
  } satisfies ComponentDocs<typeof BottomNav>,
};
