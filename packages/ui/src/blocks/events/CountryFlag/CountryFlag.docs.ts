import type { ComponentDocs } from '../../../docs/componentDocs.ts';
import type { CountryFlag } from './CountryFlag.tsx';

/** Documentation for the page of `CountryFlag`. */
export const docs = {
  CountryFlag: {
    usage:
      'Use it before the name of a competition or a country, in the `flag` of lists, cards, menus and scoreboards.',
    dos: [
      'Keep the name next to it: the flag is decoration, and screen-reader users don’t get it.',
      'Use a globe as the image of competitions of the whole world and of unknown countries, so that names stay aligned.',
    ],
    donts: ["Don't use flags for languages."],
    anatomy: [
      ['Image', 'image'],
      ['Width', 'size'],
    ],
    keys: [],
    related: ['CompetitionMark', 'TeamCrest'],
    aliases: ['country', 'nation'],
  } satisfies ComponentDocs<typeof CountryFlag>,
};
