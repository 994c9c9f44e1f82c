import { fallbackVar } from '@vanilla-extract/css';
import { component, componentVariants } from '../../theme/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { inset } from '../../theme/gutter.css.ts';
import { clamp, oneLine } from '../../theme/clamp.ts';
import { figures, textRules } from '../../theme/text.ts';

const { live, odds, outcome, status, text } = vars.color;
const { weight } = vars.font;

export const root = component({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const sizes = componentVariants(textRules);

export const tones = componentVariants({
  inherit: {},
  default: { color: text.default },
  muted: { color: text.muted },
  disabled: { color: text.disabled },
  inverse: { color: text.inverse },
  live: { color: live.fg },
  up: { color: odds.up },
  down: { color: odds.down },
  success: { color: status.success.fg },
  warning: { color: status.warning.fg },
  danger: { color: status.danger.fg },
  won: { color: outcome.won.fg },
});

export const weights = componentVariants({
  regular: { fontWeight: weight.regular },
  medium: { fontWeight: weight.medium },
  strong: { fontWeight: weight.strong },
  price: { fontWeight: weight.price },
});

export const lines = componentVariants({ any: {}, one: oneLine, two: clamp(2) });

export const onPage = component({ paddingInline: fallbackVar(inset, '0px') });

export const numeric = component(figures);
