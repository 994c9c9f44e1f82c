import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { frameTop } from '../../../theme/frameTop.css.ts';
import { columns, from } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

export const root = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  '@media': {
    [from.desk]: {
      gridTemplateColumns: `${columns.menu} minmax(0, 1fr)`,
      gap: vars.space.xl,
      alignItems: 'start',
    },
    print: { display: 'block' },
  },
});

/** Chapters: a list next to the text, on phones a disclosure. */
export const chapters = component({
  '@media': {
    [from.desk]: {
      position: 'sticky',
      insetBlockStart: `calc(${frameTop} + ${vars.size.header} + ${vars.space.xl})`,
    },
    print: { display: 'none' },
  },
});

export const wide = component({ display: 'none', '@media': { [from.desk]: { display: 'block' } } });

export const narrow = component({ '@media': { [from.desk]: { display: 'none' } } });

export const article = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.lg,
  maxInlineSize: `calc(${columns.reading} * 1.25)`,
});

export const head = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.sm });

export const title = component({ flex: 1, minInlineSize: `min(100%, ${columns.menu})` });

export const updated = component({ ...textRules.label, color: vars.color.text.muted });

export const tools = component({ '@media': { print: { display: 'none' } } });

export const search = component({
  display: 'grid',
  gap: vars.space.xs,
  '@media': { print: { display: 'none' } },
});

export const count = component({ ...textRules.label, color: vars.color.text.muted });

export const contents = component({ ...textRules.body, '@media': { print: { display: 'none' } } });

export const anchor = component({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.touch });
