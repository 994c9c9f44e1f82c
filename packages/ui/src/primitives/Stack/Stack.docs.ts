import type { ComponentDocs } from '../../docs/componentDocs.ts';
import type { Grid, Inline, Stack } from './Stack.tsx';

/** Documentation for the page of `Stack`, `Inline` and `Grid`. */
export const docs = {
  Stack: {
    usage: "Use a stack for items below each other. Components have no margins: the gap is the layout's.",
    dos: ['Choose `gap` by relation: small within a group, large between groups.'],
    donts: ["Don't nest stacks only to change one gap; group what belongs together."],
    anatomy: [
      ['Items', 'children'],
      ['Space', 'gap', 'pad'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['Inline', 'Grid', 'Card'],
    aliases: ['column', 'flex', 'layout', 'spacing', 'box'],
  } satisfies ComponentDocs<typeof Stack>,
  Inline: {
    usage: 'Use it for items in a row along the text direction, such as two buttons.',
    dos: ['Set `wrap` for labels that get long in other languages.'],
    donts: ["Don't use it for columns of equal width; use `Grid`."],
    anatomy: [
      ['Items', 'children'],
      ['Alignment', 'align', 'justify'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['Stack', 'Grid'],
    aliases: ['row', 'flex', 'horizontal', 'layout'],
  } satisfies ComponentDocs<typeof Inline>,
  Grid: {
    usage: 'Use it for tiles in equal columns.',
    dos: ['Leave `columns` at `auto` for as many columns as fit.'],
    donts: ["Don't use it for data; use `Table`."],
    anatomy: [
      ['Items', 'children'],
      ['Columns', 'columns'],
    ],
    keys: [],
    otherControls: 'given',
    related: ['Stack', 'GameGrid'],
    aliases: ['columns', 'layout', 'tiles'],
  } satisfies ComponentDocs<typeof Grid>,
};
