import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Progress } from './Progress.tsx';

/** Documentation for the page of `Progress`. */
export const docs = {
  Progress: {
    usage:
      'Use it for a share of a whole, such as the used part of a limit, and for processes whose end is known.',
    dos: ['Give `valueText` with units: “€ 124 of € 200”.'],
    donts: ["Don't use it for loading pages; use `Skeleton`."],
    anatomy: [
      ['Label and value', 'labelled', 'valueText'],
      ['Bar', 'value', 'max'],
      ['Colour', 'tone'],
    ],
    keys: [],
    related: ['Stepper', 'Spinner', 'LimitCard'],
    aliases: ['loader', 'progress bar', 'meter', 'percentage'],
  } satisfies ComponentDocs<typeof Progress>,
};
