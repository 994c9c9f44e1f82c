import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { EmptyLayout } from './EmptyLayout.tsx';

/** Documentation for the page of `EmptyLayout`. */
export const docs = {
  EmptyLayout: {
    usage: 'Use it for one task without the site around it, such as signing in.',
    dos: ['Keep a way out in `tools`.'],
    donts: ["Don't put the coupon into it."],
    anatomy: [
      ['Logo', 'brand'],
      ['Tools', 'tools'],
      ['Task', 'children'],
      ['Legal notices', 'footer'],
      ['Cookie banner', 'cookieBanner'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['BlockedLayout', 'SignInForm'],
    aliases: ['auth page', 'login page', 'single task'],
  } satisfies ComponentDocs<typeof EmptyLayout>,
};
