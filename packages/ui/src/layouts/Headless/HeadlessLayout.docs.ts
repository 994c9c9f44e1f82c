import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { HeadlessLayout } from './HeadlessLayout.tsx';

/** Documentation for the page of `HeadlessLayout`. */
export const docs = {
  HeadlessLayout: {
    usage: 'Use it for landing pages and errors.',
    dos: ['Set `flush` for pages whose images reach the edges.'],
    donts: ["Don't use it where players expect the coupon."],
    anatomy: [
      ['Page', 'children', 'flush'],
      ['Footer', 'footer'],
      ['Cookie banner', 'cookieBanner'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['ErrorPage', 'ClearLayout'],
    aliases: ['landing page', 'marketing', 'error'],
  } satisfies ComponentDocs<typeof HeadlessLayout>,
};
