import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { textRules } from '../../../theme/text.ts';

const { space } = vars;

export const root = component({ display: 'grid', gap: space.md, justifyItems: 'start' });

export const steps = component({ ...textRules.body, display: 'grid', gap: space.md, counterReset: 'step' });

export const step = component({
  display: 'flex',
  gap: space.md,
  counterIncrement: 'step',
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      inlineSize: space.xl,
      blockSize: space.xl,
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.sunken,
      fontSize: vars.type.size.label,
      fontWeight: vars.font.weight.strong,
    },
  },
});
