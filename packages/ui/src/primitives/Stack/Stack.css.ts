import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';

const { space } = vars;

export const stack = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = component({ display: 'flex', flexDirection: 'row', minInlineSize: 0 });
export const grid = component({ display: 'grid', minInlineSize: 0 });

export const gaps = componentVariants({
  none: { gap: 0 },
  xxs: { gap: space.xxs },
  xs: { gap: space.xs },
  sm: { gap: space.sm },
  md: { gap: space.md },
  lg: { gap: space.lg },
  xl: { gap: space.xl },
  xxl: { gap: space.xxl },
});

export const pads = componentVariants({
  none: {},
  xs: { padding: space.xs },
  sm: { padding: space.sm },
  md: { padding: space.md },
  lg: { padding: space.lg },
  xl: { padding: space.xl },
});

export const aligns = componentVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justifies = componentVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

export const wraps = componentVariants({ nowrap: {}, wrap: { flexWrap: 'wrap' } });

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const counts = componentVariants({
  one: equal(1),
  two: equal(2),
  three: equal(3),
  four: equal(4),
  five: equal(5),
  lead: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
  auto: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))' },
  fit: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' },
});
