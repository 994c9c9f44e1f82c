import type { GlobalStyleRule } from '@vanilla-extract/css';
import { pageRule } from './layers.ts';
import { forced, hairline, ring } from './measures.ts';

/**
 * In forced-colors mode backgrounds, shadows and gradients are removed. These rules replace their meaning by system
 * colours or lines for all components at once, based on role and state.
 */
const inForced = (selector: string, rule: Omit<GlobalStyleRule, '@layer' | '@media'>) =>
  pageRule('base', selector, { '@media': { [forced]: rule } });

/** `!important`, because rules of components are later in the cascade. */
const sure = (value: string) => `${value} !important`;
/** The value types don't allow `!important`, which vanilla-extract outputs unchanged. */
const kept = (rule: Record<string, string>) => rule as Parameters<typeof inForced>[1];

const chosen = [
  '[aria-pressed="true"]',
  '[aria-selected="true"]',
  '[aria-current]:not([aria-current="false"])',
  '[role="radio"][aria-checked="true"]',
  'label:has(> input[type="radio"]:checked)',
  '[role="menuitemradio"][aria-checked="true"]',
  '[role="option"][data-highlighted]',
  '[role^="menuitem"][data-highlighted]',
].join(',');
inForced(
  chosen,
  kept({
    forcedColorAdjust: 'none',
    color: sure('SelectedItemText'),
    backgroundColor: sure('SelectedItem'),
    borderColor: sure('SelectedItem'),
  }),
);
// Text of a badge would have the colour of its ground.
inForced(`:is(${chosen}) :where(*)`, kept({ color: sure('inherit'), backgroundColor: sure('transparent') }));

inForced(
  'input[type="checkbox"]:checked',
  kept({
    forcedColorAdjust: 'none',
    backgroundColor: sure('SelectedItem'),
    borderColor: sure('SelectedItem'),
  }),
);
inForced('input[type="radio"]:checked', kept({ borderColor: sure('SelectedItemText') }));
inForced(
  'input[type="checkbox"]:checked + *',
  kept({ forcedColorAdjust: 'none', color: sure('SelectedItemText') }),
);
inForced('input[role="switch"]', kept({ border: sure(`${hairline} solid ButtonText`) }));
inForced(
  'input[role="switch"]::before',
  kept({ forcedColorAdjust: 'none', backgroundColor: sure('ButtonText') }),
);
inForced('input[role="switch"]:checked::before', kept({ backgroundColor: sure('SelectedItemText') }));

const away = ':disabled, [aria-disabled="true"]:not([aria-busy])';
inForced(away, kept({ color: sure('GrayText'), borderColor: sure('GrayText') }));
inForced(`:is(${away}) :where(*)`, kept({ color: sure('inherit') }));
// Replaces the hatching of a suspended price, which is a gradient.
inForced('button[aria-disabled="true"]:not([aria-busy])', kept({ borderStyle: sure('dashed') }));

// Without a hairline a button looks like text.
inForced('button:not(:focus-visible, :disabled)', {
  outline: `${hairline} solid ButtonBorder`,
  outlineOffset: `calc(${hairline} * -1)`,
});
inForced(':focus-visible', kept({ outline: sure(`${ring} solid Highlight`) }));

inForced('[role="progressbar"], [role="meter"]', { outline: `${hairline} solid CanvasText` });
inForced(
  ':is([role="progressbar"], [role="meter"]) [data-state]',
  kept({ forcedColorAdjust: 'none', backgroundColor: sure('Highlight') }),
);
inForced(
  '[role="slider"]',
  kept({ forcedColorAdjust: 'none', backgroundColor: sure('Highlight'), borderColor: sure('CanvasText') }),
);
inForced(':is([data-orientation]):has(> * [role="slider"], > [role="slider"]) > span:first-child', {
  outline: `${hairline} solid CanvasText`,
});

// The ground of a chip or segment that isn't chosen is removed.
inForced('label:has(> input[type="radio"]):not(:focus-within)', {
  outline: `${hairline} solid ButtonBorder`,
  outlineOffset: `calc(${hairline} * -1)`,
});
inForced(
  ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"])',
  kept({ outline: sure(`${hairline} solid CanvasText`) }),
);
