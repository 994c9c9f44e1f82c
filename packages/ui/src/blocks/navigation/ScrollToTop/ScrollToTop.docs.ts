import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { ScrollToTop } from './ScrollToTop.tsx';

/** Documentation for the page of `ScrollToTop`. */
export const docs = {
  ScrollToTop: {
    usage: "Use it on long pages, as the last element of the page's column.",
    dos: ['Set `screens` to about 4 on phones, where scrolling up is quick.'],
    donts: ["Don't lay it over the coupon's bar."],
    anatomy: [['Button', 'label']],
    keys: ['button'],
    related: ['MainLayout'],
    aliases: ['back to top', 'jump'],
  } satisfies ComponentDocs<typeof ScrollToTop>,
};
