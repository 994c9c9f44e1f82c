import TopCompetitions from '../home/TopCompetitions.tsx';
import type { PageTypeData } from './pageTypeData.ts';

/** Blocks below the matches of a page: top competitions of all sports, or of the page's sport. */
export function PageBlocks({ data: { blocks, competition } }: { readonly data: PageTypeData }) {
  return blocks.map((block) => (
    <TopCompetitions key={block} sport={block === 'sport' ? competition?.sport : undefined} />
  ));
}
