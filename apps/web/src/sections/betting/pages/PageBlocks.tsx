import TopCompetitions from '../home/TopCompetitions.tsx';
import type { PageTypeFacts } from './pageFacts.ts';

/** What stands below the matches of a page: the competitions most is played in, all of them or of its sport. */
export function PageBlocks({ facts: { blocks, competition } }: { readonly facts: PageTypeFacts }) {
  return blocks.map((block) => (
    <TopCompetitions key={block} sport={block === 'sport' ? competition?.sport : undefined} />
  ));
}
