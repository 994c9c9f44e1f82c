import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { NoticeBar } from './NoticeBar.tsx';

/** Documentation for the page of `NoticeBar`. */
export const docs = {
  NoticeBar: {
    usage: 'Use it for a message that concerns the whole page: no connection, demo money, delayed streams.',
    dos: ['Take it away as soon as it is no longer true.'],
    donts: ["Don't show two; the worse one wins."],
    anatomy: [
      ['Icon', 'icon'],
      ['Message', 'children'],
      ['Action', 'action'],
      ['Dismiss button', 'dismissLabel'],
      ['Ground', 'tone'],
    ],
    keys: ['button', 'link'],
    related: ['Notice', 'SafetyBar'],
    aliases: ['banner', 'alert', 'announcement', 'offline'],
  } satisfies ComponentDocs<typeof NoticeBar>,
};
