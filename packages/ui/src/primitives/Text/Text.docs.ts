import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Heading, Paragraph, Text } from './Text.tsx';

/** Documentation for the page of `Text`, `Heading` and `Paragraph`. */
export const docs = {
  Text: {
    usage: 'Use it for words within a line or a component; it takes size, weight and colour from the brand.',
    dos: ['Use `numeric` for amounts and prices, so that figures align.'],
    donts: ["Don't choose a `tone` for decoration; tones have meanings."],
    anatomy: [
      ['Words', 'children'],
      ['Size', 'size'],
      ['Colour', 'tone'],
    ],
    keys: [],
    related: ['Heading', 'Paragraph'],
    aliases: ['typography', 'font', 'type', 'colour'],
  } satisfies ComponentDocs<typeof Text>,
  Heading: {
    usage: 'Use headings for titles of pages and sections; `level` follows the outline, `size` the design.',
    dos: ['Have one heading of level 1 on a page.'],
    donts: ["Don't skip a level to get a smaller size; set `size`."],
    anatomy: [['Title', 'children']],
    keys: [],
    related: ['Text', 'SectionTitle'],
    aliases: ['title', 'h1', 'headline', 'typography'],
  } satisfies ComponentDocs<typeof Heading>,
  Paragraph: {
    usage: 'Use it for running text.',
    dos: ['Set `hasPageInset` for text directly on the page, so that it aligns with titles.'],
    donts: ["Don't use it for editorial content; use `RichText`."],
    anatomy: [['Text', 'children']],
    keys: [],
    related: ['Text', 'RichText'],
    aliases: ['body copy', 'text', 'typography'],
  } satisfies ComponentDocs<typeof Paragraph>,
};
