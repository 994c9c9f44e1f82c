import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';

export const root = component({
  display: 'flex',
  gap: vars.space.xxs,
  blockSize: `calc(${vars.space.xs} * 1.5)`,
});

const part = {
  flexBasis: vars.space.xxs,
  borderRadius: vars.radius.full,
  background: vars.color.border.field,
} as const;

/** The larger side is dark, the other one grey; brand colours aren't used, because they don't represent teams. */
export const home = component({
  ...part,
  selectors: {
    '&[data-most]': { background: vars.color.text.default },
    '[data-none] > &': { background: vars.color.border.default },
  },
});
export const middle = component({ ...part, background: vars.color.border.default });
export const away = component({
  ...part,
  selectors: {
    '&[data-most]': { background: vars.color.text.default },
    '[data-none] > &': { background: vars.color.border.default },
  },
});
