import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ErrorPage } from './ErrorPage.tsx';

/** Documentation for the page of `ErrorPage`. */
export const docs = {
  ErrorPage: {
    usage: "Use it for a page that can't be shown: not found, not allowed, failed.",
    dos: ['Offer pages that the player may have looked for in `ways`.', 'Show `reference` for the support.'],
    donts: ["Don't blame the player."],
    anatomy: [
      ['Code or icon', 'code', 'icon'],
      ['Message', 'title'],
      ['Reason', 'detail'],
      ['Buttons', 'actions'],
      ['Links', 'ways'],
      ['Reference', 'reference'],
    ],
    keys: ['button', 'link'],
    related: ['ErrorState', 'HeadlessLayout', 'BlockPage'],
    aliases: ['404', '500', 'not found', 'offline', 'failure'],
  } satisfies ComponentDocs<typeof ErrorPage>,
};
