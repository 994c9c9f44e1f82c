import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CookieBanner, CookieSheet } from './CookieBanner.tsx';

/** Documentation for the page of `CookieBanner` and `CookieSheet`. */
export const docs = {
  CookieBanner: {
    usage: "Use it until a visitor has decided about cookies; it doesn't block the page.",
    dos: ['Keep accepting and declining equally easy.'],
    donts: ["Don't switch optional categories on in advance."],
    anatomy: [
      ['Message', 'labels'],
      ['Accept and decline buttons', 'labels'],
      ['Categories', 'kinds'],
    ],
    keys: ['button', 'link', 'switch', 'dialog'],
    related: ['NoticeBar'],
    aliases: ['consent', 'gdpr', 'privacy', 'cookies'],
  } satisfies ComponentDocs<typeof CookieBanner>,
  CookieSheet: {
    usage: 'Use it for changing the choice later, from the footer.',
    dos: ['Show the choice that is in force.'],
    donts: ["Don't ask again with every visit."],
    anatomy: [
      ['Categories', 'kinds'],
      ['Switches', 'defaultValue'],
      ['Buttons', 'labels'],
    ],
    keys: ['button', 'switch', 'dialog'],
    related: ['CookieBanner', 'BottomSheet'],
    aliases: ['consent', 'privacy settings'],
  } satisfies ComponentDocs<typeof CookieSheet>,
};
