import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { DateStrip } from './DateStrip.tsx';

/** Documentation for the page of `DateStrip`. */
export const docs = {
  DateStrip: {
    usage: 'Use it to choose the day of a list of matches or results.',
    dos: ['Say “Today” and “Tomorrow” instead of dates.'],
    donts: ["Don't use it for dates far away; use `DateInput`."],
    anatomy: [['Days', 'days', 'value']],
    keys: ['button'],
    related: ['TimeFilter', 'DateInput'],
    aliases: ['calendar', 'day picker', 'schedule'],
  } satisfies ComponentDocs<typeof DateStrip>,
};
