import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { ClearLayout } from './ClearLayout.tsx';

/** Documentation for the page of `ClearLayout`. */
export const docs = {
  ClearLayout: {
    usage: "Use it for pages in an app's web view, in another product, or for print.",
    dos: ['Leave navigation to the surrounding product.'],
    donts: ["Don't use it for pages that people open directly."],
    anatomy: [
      ['Page', 'children'],
      ['Notifications', 'notifications'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['HeadlessLayout', 'EmptyLayout'],
    aliases: ['embed', 'webview', 'iframe'],
  } satisfies ComponentDocs<typeof ClearLayout>,
};
