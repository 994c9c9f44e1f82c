import { fallbackVar } from '@vanilla-extract/css';
import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { inset } from '../../../theme/gutter.css.ts';

const { leading, size } = vars.type;

export const root = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.md,
  paddingInline: fallbackVar(inset, '0px'),
});

/** A mark and the title, which wraps beside it. */
export const marked = component({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space.md,
  minInlineSize: 0,
});

/** Fixed, so that a mark that is loaded later doesn't move the title. */
export const mark = component({
  flexShrink: 0,
  inlineSize: `calc(${vars.size.icon} * 2)`,
  blockSize: `calc(${vars.size.icon} * 2)`,
});

/** More space above a section's title than between it and its content. */
export const places = componentVariants({
  page: {
    paddingBlockStart: fallbackVar(inset, '0px'),
    // Less space when other content, such as the sport chips, precedes the title.
    selectors: { '* + &': { paddingBlockStart: vars.space.sm } },
  },
  section: { paddingBlock: `${vars.space.sm} ${vars.space.xs}` },
});

/** Close below the title, regardless of the height of the content next to it. */
export const lead = component({
  flexBasis: '100%',
  marginBlockStart: `calc(${vars.space.xs} - ${vars.space.md})`,
});

/** Touch-sized link with a negative margin, so that the line keeps the height of its title. */
export const link = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  marginBlock: `calc((${size.section} * ${leading.section} - ${vars.size.touch}) / 2)`,
});
