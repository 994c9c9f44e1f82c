import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { Breadcrumbs } from './Breadcrumbs.tsx';

/** Documentation for the page of `Breadcrumbs`. */
export const docs = {
  Breadcrumbs: {
    usage: 'Use it above a match for the way from its sport.',
    dos: ['Leave the last crumb without a link.'],
    donts: ["Don't use it for the steps of a process; use `Stepper`."],
    anatomy: [['Crumbs', 'crumbs']],
    keys: ['link'],
    related: ['Link', 'SectionTitle'],
    aliases: ['path', 'trail', 'navigation'],
  } satisfies ComponentDocs<typeof Breadcrumbs>,
};
