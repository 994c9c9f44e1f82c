import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Skeleton } from './Skeleton.tsx';

/** Documentation for the page of `Skeleton`. */
export const docs = {
  Skeleton: {
    usage: "Use skeletons of the content's own shape while a list or a page loads.",
    dos: ['Set `aria-busy` on the surrounding list: skeletons are hidden from screen readers.'],
    donts: ["Don't show a skeleton for content that may not come; use `EmptyState`."],
    anatomy: [
      ['Shape', 'shape'],
      ['Width', 'width'],
    ],
    keys: [],
    related: ['Spinner', 'ListCard'],
    aliases: ['loader', 'loading', 'placeholder', 'shimmer'],
  } satisfies ComponentDocs<typeof Skeleton>,
};
