import TopCompetitions from '../home/TopCompetitions.tsx';
import type { PageTypeFacts } from './pageFacts.ts';

/** Blocks below the matches of a page: top competitions of all sports, or of the page's sport. */
export function PageBlocks({ facts: { blocks, competition } }: { readonly facts: PageTypeFacts }) {
  return blocks.map((block) => (
    <TopCompetitions key={block} sport={block === 'sport' ? competition?.sport : undefined} />
  ));
}
