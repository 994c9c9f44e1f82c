import { plainRules } from '@touchline/brand';
import { pageRule } from './layers.ts';

// Values that are independent of the brand. A brand's style sheet isn't in a layer and overrides them.
for (const { selector, vars, colorScheme, media } of plainRules()) {
  const rule = colorScheme === undefined ? { vars } : { vars, colorScheme };
  pageRule('base', selector, media === undefined ? rule : { '@media': { [media]: rule } });
}
