import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { SkipLink } from '../Frame/SkipLink.tsx';
import type { MainLayout } from './MainLayout.tsx';

/** Documentation for the page of `MainLayout` and `SkipLink`. */
export const docs = {
  MainLayout: {
    usage:
      'Use it for every page with the site around it: header, menu, page and coupon on desktops, bars on phones.',
    dos: [
      'Name the page with `title` if it shows no heading of its own.',
      'Pass the coupon once as a column and once as a bar; the width decides.',
    ],
    donts: ["Don't fix anything to the window by yourself: the layout knows where bars are."],
    anatomy: [
      ['Header', 'header', 'phoneHeader', 'ownPhoneHeader'],
      ['Progress', 'progress'],
      ['Bands', 'notices'],
      ['Menu', 'side', 'sidePanel'],
      ['Page', 'children'],
      ['Coupon', 'aside'],
      ['Footer', 'footer'],
      ['Bars of phones', 'quickCoupon', 'bottomNavigation'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['OfficeLayout', 'ThirdPartyLayout', 'AppHeader'],
    aliases: ['shell', 'page template', 'frame', 'app layout'],
  } satisfies ComponentDocs<typeof MainLayout>,
  SkipLink: {
    usage: 'Use it through the layouts: it is the first stop of the Tab key on every page.',
    dos: ['Keep it first; it leads past header and menus to the page.'],
    donts: ["Don't add it to a page by yourself; the layouts have it."],
    anatomy: [['Link']],
    keys: ['link'],
    related: ['MainLayout'],
    aliases: ['skip to content', 'accessibility', 'keyboard'],
  } satisfies ComponentDocs<typeof SkipLink>,
};
