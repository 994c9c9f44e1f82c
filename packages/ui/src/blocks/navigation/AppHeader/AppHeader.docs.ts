import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { BalanceMask } from '../../account/BalancePill/BalanceMask.tsx';
import type { BalancePill } from '../../account/BalancePill/BalancePill.tsx';
import type { CountBadge } from '../CountBadge/CountBadge.tsx';
import type { HeaderLink } from '../HeaderLink/HeaderLink.tsx';
import type { AppHeader } from './AppHeader.tsx';

/** Documentation for the page of `AppHeader`, `BalancePill`, `BalanceMask`, `HeaderLink` and `CountBadge`. */
export const docs = {
  AppHeader: {
    usage: 'Use it on every page: brand, sections or sports, search, account.',
    dos: [
      "Mark the current section or sport; the line has the brand's `color.header.line`.",
      'On phones, use the sports with icon and count as tabs, since `BottomNav` has the sections.',
    ],
    donts: ["Don't add a row of sports below it; `NoticeBar` and the chips of a page are there."],
    anatomy: [
      ['Logo', 'logo'],
      ['Sections or sports', 'tabs'],
      ['Search', 'search'],
      ['Clock', 'clock'],
      ['Tools', 'tools'],
      ['Account', 'account'],
    ],
    keys: ['button', 'link'],
    related: ['MainLayout', 'BalancePill', 'HeaderLink'],
    aliases: ['top bar', 'navbar', 'navigation', 'logo'],
  } satisfies ComponentDocs<typeof AppHeader>,
  BalancePill: {
    usage: 'Use it in the header for the balance; it leads to the deposit page.',
    dos: ['Name both in `label`: “Balance € 248.50, deposit”.'],
    donts: ["Don't round the amount."],
    anatomy: [['Amount', 'amount'], ['Plus sign']],
    keys: ['link'],
    related: ['BalanceMask', 'AppHeader'],
    aliases: ['wallet', 'funds', 'money', 'deposit'],
  } satisfies ComponentDocs<typeof BalancePill>,
  BalanceMask: {
    usage: 'Use it in place of a balance that the player hides.',
    dos: ['Keep the same number of dots for every amount.'],
    donts: ["Don't show the amount in its accessible name."],
    anatomy: [['Dots', 'label']],
    keys: ['button'],
    related: ['BalancePill'],
    aliases: ['hide balance', 'privacy'],
  } satisfies ComponentDocs<typeof BalanceMask>,
  HeaderLink: {
    usage: 'Use it for tools in the header, such as messages and favourites.',
    dos: ['Include the count in `label`: “Messages, 3 new”.'],
    donts: ["Don't use it for sections; they are tabs."],
    anatomy: [
      ['Icon', 'icon'],
      ['Count', 'count'],
    ],
    keys: ['link'],
    related: ['AppHeader', 'CountBadge'],
    aliases: ['icon link', 'bell', 'inbox'],
  } satisfies ComponentDocs<typeof HeaderLink>,
  CountBadge: {
    usage: 'Use it at the corner of an icon for how many things are new or chosen.',
    dos: ['Abbreviate large counts: “99+”.'],
    donts: ["Don't show a zero."],
    anatomy: [
      ['Count', 'children'],
      ['Arrow of a change', 'move'],
    ],
    keys: [],
    related: ['HeaderLink', 'BottomNav', 'Badge'],
    aliases: ['notification dot', 'counter', 'badge'],
  } satisfies ComponentDocs<typeof CountBadge>,
};
