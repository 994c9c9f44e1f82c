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

/** The title of a section stands nearer to what it names than to what comes before it. */
export const places = componentVariants({
  page: {
    paddingBlockStart: fallbackVar(inset, '0px'),
    // Below the chips of sports it is the beginning of what follows.
    selectors: { '* + &': { paddingBlockStart: vars.space.sm } },
  },
  section: { paddingBlock: `${vars.space.sm} ${vars.space.xs}` },
});

/** Close below the title, whatever stands beside it. */
export const lead = component({
  flexBasis: '100%',
  marginBlockStart: `calc(${vars.space.xs} - ${vars.space.md})`,
});

/** As high as a finger wants it, and the line no higher than its title. */
export const link = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  marginBlock: `calc((${size.section} * ${leading.section} - ${vars.size.touch}) / 2)`,
});
