import { component, componentVariants } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: vars.space.lg,
  rowGap: vars.space.sm,
  minBlockSize: vars.size.touch,
});

/** The title of a section stands a little further in than the cards below it; that of a page is flush with them. */
export const places = componentVariants({
  page: { paddingInline: 0 },
  section: { paddingInline: vars.space.xs },
});

export const link = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
});
