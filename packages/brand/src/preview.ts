import { plainCss } from './css/plainCss.ts';
import { themeCss } from './css/themeCss.ts';
import { shownFigure } from './faults/contrast.ts';
import { contrastFigures } from './faults/themeFaults.ts';
import { tokensOf } from './names.ts';
import { previewSheet } from './previewSheet.ts';
import { densities, modes, type Mode } from './shape.ts';
import type { Theme } from './theme.ts';

const prices = `<div class="odds"><div class="mine"><small>1</small>1.38</div><div><small>X</small>4.90</div><div class="up"><small>2</small>8.25</div><div class="down"><small>12</small>2.44</div></div>`;

const notes = [
  'status-info',
  'status-success',
  'status-warning',
  'status-danger',
  'live',
  'boost',
  'outcome-won',
  'outcome-lost',
  'outcome-pending',
];
const buttons = { primary: 'Place bet · € 10.00', strong: 'Sign in', neutral: 'Cancel', danger: 'Remove' };

function colored(name: string): string {
  const part = (which: string) => `var(--ui-color-${name}-${which})`;
  return `background:${part('bg')};color:${part('fg')};border-color:${part('border')}`;
}

function sample(theme: Theme, mode: Mode, logo: string): string {
  const buttonList = Object.entries(buttons).map(
    ([name, words]) =>
      `<span class="button" style="background:var(--ui-color-action-${name}-rest);color:var(--ui-color-action-${name}-fg)">${words}</span>`,
  );
  const noteList = notes.map((name) => `<span class="note" style="${colored(name)}">${name}</span>`);
  const swatches = tokensOf('mode')
    .filter(({ leaf }) => leaf.type === 'color')
    .map(
      ({ path, name }) => `<div><i style="background:var(${name})"></i>${path.slice('color.'.length)}</div>`,
    );
  return `<section data-mode="${mode}"><header>${logo}<i>Sports</i><b>Live</b><b>Casino</b><span>€ 248.50</span></header>
<h1>${theme.title}, ${mode}</h1>
<div class="row"><span class="chip on">Top <em>24</em></span><span class="chip">Football <em>212</em></span><span class="chip">Tennis <em>64</em></span></div>
<div class="row">${densities
    .map(
      (
        density,
      ) => `<div class="card" data-density="${density}"><div class="head">England · Premier League</div><div class="body">
<div class="live">● 63' · 2nd half</div><div class="team">Arsenal <b>2</b></div><div class="team">Crystal Palace <b>1</b></div>${prices}</div></div>`,
    )
    .join(
      '',
    )}<div class="bar"><div>Express · 6.072<small>2 selections · returns € 60.72</small></div><span class="button" style="background:var(--ui-color-action-primary-rest);color:var(--ui-color-action-primary-fg)">Bet € 10</span></div></div>
<div class="row">${buttonList.join('')}</div><div class="row">${noteList.join('')}</div>
<div class="swatches">${swatches.join('')}</div></section>`;
}

/**
 * Returns a preview page of a brand: samples in every mode and density, swatches, contrast table.
 * @param theme complete theme of the brand
 * @param parts SVG of the wordmark and `@font-face` rules; fonts are inlined as data for a self-contained page
 */
export function previewPage(
  theme: Theme,
  parts: { readonly logo: string; readonly fontCss: string },
): string {
  const rows = contrastFigures(theme).map(
    ({ mode, fg, bg, figure, need }) =>
      `<tr><td>${mode}</td><td>${fg}</td><td>${bg}</td><td>${shownFigure(figure)}</td><td>${need}</td></tr>`,
  );
  return `<!doctype html><html lang="en" data-brand="${theme.name}" data-mode="${theme.defaults.mode}" data-density="${theme.defaults.density}">
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${theme.title}</title>
<style>${parts.fontCss}\n${plainCss()}\n${themeCss(theme)}\n${previewSheet}</style>
${modes.map((mode) => sample(theme, mode, parts.logo)).join('\n')}
<h1>Contrast, the closest first</h1><table><tr><th>Mode<th>On top<th>Ground<th>Figure<th>Need</tr>${rows.join('')}</table></html>
`;
}
