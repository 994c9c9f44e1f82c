import { plainRules } from '@touchline/brand';
import { pageRule } from './layers.ts';

// What is the same in every brand; a brand's own sheet stands in no layer and lies over it.
for (const { selector, vars, colorScheme } of plainRules())
  pageRule('base', selector, colorScheme === undefined ? { vars } : { vars, colorScheme });
