import { component } from '../../../theme/component.ts';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../theme/measures.ts';
import { textRules } from '../../../theme/text.ts';

const { space } = vars;

export const root = component({ display: 'grid', gap: space.md });

export const picture = component({
  position: 'relative',
  aspectRatio: '16 / 9',
  maxBlockSize: '32dvh',
  inlineSize: '100%',
  overflow: 'hidden',
  borderRadius: vars.radius.tile,
});

export const details = component({
  ...textRules.body,
  selectors: { '&:empty': { display: 'none' } },
});

export const entry = component({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.lg,
  paddingBlock: space.sm,
  fontWeight: vars.font.weight.medium,
  borderBlockEnd: `${hairline} solid ${vars.color.border.default}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});

export const label = component({ color: vars.color.text.muted, fontWeight: vars.font.weight.regular });
