import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { DisciplineTile } from './DisciplineTile.tsx';

/** Documentation for the page of `DisciplineTile`. */
export const docs = {
  DisciplineTile: {
    usage: 'Use it in a `Grid` for e-sports disciplines.',
    dos: ['Show how many matches are live.'],
    donts: ["Don't use images with text."],
    anatomy: [
      ['Image or icon', 'image', 'icon'],
      ['Name', 'name'],
      ['Count', 'count'],
      ['Live count', 'live'],
    ],
    keys: ['link'],
    related: ['SportChips', 'Grid'],
    aliases: ['esports', 'game title', 'tile'],
  } satisfies ComponentDocs<typeof DisciplineTile>,
};
