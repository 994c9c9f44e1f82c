import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { LineToolbar } from './LineToolbar.tsx';

/** Documentation for the page of `LineToolbar`. */
export const docs = {
  LineToolbar: {
    usage: 'Use it above a list of matches for its order, odds format and view.',
    dos: ['Keep the choice on the device.'],
    donts: ["Don't put filters by time here; use `TimeFilter`."],
    anatomy: [
      ['Choices', 'choices'],
      ['Toggles', 'toggles'],
    ],
    keys: ['button', 'select'],
    related: ['FilterChips', 'SettingsPanel'],
    aliases: ['view options', 'sort', 'odds format', 'toolbar'],
  } satisfies ComponentDocs<typeof LineToolbar>,
};
