import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { InstallPrompt } from './InstallPrompt.tsx';

/** Documentation for the page of `InstallPrompt`. */
export const docs = {
  InstallPrompt: {
    usage: "Use it to offer the site as an app, by the browser's button or by steps.",
    dos: ['Show it after the second visit or a first bet.'],
    donts: ["Don't show it again soon after “Not now”."],
    anatomy: [
      ['Icon', 'icon'],
      ['Title', 'title'],
      ['Benefit', 'detail'],
      ['Steps', 'steps'],
      ['Install button', 'installLabel'],
      ['Later button', 'laterLabel'],
    ],
    keys: ['button'],
    related: ['PushCard'],
    aliases: ['pwa', 'add to home screen', 'app'],
  } satisfies ComponentDocs<typeof InstallPrompt>,
};
