import { plainRules } from '@touchline/brand';
import { pageRule } from './layers.ts';

// The look without a brand; a brand's sheet stands in no layer and lies over it.
for (const { selector, vars, colorScheme } of plainRules())
  pageRule('base', selector, colorScheme === undefined ? { vars } : { vars, colorScheme });
