import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { TrustStrip } from './TrustStrip.tsx';

/** Documentation for the page of `TrustStrip`. */
export const docs = {
  TrustStrip: {
    usage: 'Use it for facts about the bookmaker that can be checked, such as licence and founding year.',
    dos: ['Name the source of each value.'],
    donts: ["Don't use claims such as “best”."],
    anatomy: [['Values with sources', 'details']],
    keys: [],
    related: ['Footer'],
    aliases: ['ratings', 'licence', 'reviews', 'credibility'],
  } satisfies ComponentDocs<typeof TrustStrip>,
};
