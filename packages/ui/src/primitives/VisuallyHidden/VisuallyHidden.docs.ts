import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { VisuallyHidden } from './VisuallyHidden.tsx';

/** Documentation for the page of `VisuallyHidden`. */
export const docs = {
  VisuallyHidden: {
    usage: 'Use it for words that sighted players get from the layout, such as “went up” next to an arrow.',
    dos: ['Keep the text short; it is announced in the sentence where it is written.'],
    donts: ["Don't hide focusable controls in it."],
    anatomy: [['Text', 'children']],
    keys: [],
    related: ['Text', 'Icon'],
    aliases: ['sr-only', 'screen reader', 'accessibility'],
  } satisfies ComponentDocs<typeof VisuallyHidden>,
};
