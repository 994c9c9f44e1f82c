/** Style sheet of the preview page, based on tokens only. */
export const previewSheet = `
body{margin:0;background:var(--ui-color-canvas);color:var(--ui-color-text-default);font:400 var(--ui-type-size-body)/var(--ui-type-leading-body) var(--ui-font-body);font-variant-numeric:tabular-nums}
section{background:var(--ui-color-canvas);color:var(--ui-color-text-default);padding-block-end:24px}
header{background:var(--ui-color-header-bg);box-shadow:inset 0 -1px var(--ui-color-header-border);color:var(--ui-color-header-fg);min-block-size:var(--ui-size-header);display:flex;align-items:center;gap:24px;padding-inline:16px}
header svg{block-size:28px}header b{color:var(--ui-color-header-muted);font-weight:500}
header i{font-style:normal;font-weight:600;align-self:stretch;display:flex;align-items:center;box-shadow:inset 0 -3px var(--ui-color-header-line)}
header span{margin-inline-start:auto;background:var(--ui-color-header-control);border-radius:var(--ui-radius-full);padding:8px 16px;font-weight:600}
.row{display:flex;flex-wrap:wrap;gap:var(--ui-space-sm);padding:var(--ui-space-md) var(--ui-space-lg);align-items:flex-start}
h1,h2{font-family:var(--ui-font-heading);font-stretch:var(--ui-font-heading-stretch);font-weight:var(--ui-font-weight-heading);margin:0}
h1{font-size:var(--ui-type-size-title);line-height:var(--ui-type-leading-title);padding:16px 16px 0}h2{font-size:var(--ui-type-size-section)}
.card{background:var(--ui-color-surface);border:1px solid var(--ui-color-border-default);border-radius:var(--ui-radius-card);box-shadow:var(--ui-shadow-sm);inline-size:340px;overflow:hidden}
.head{background:var(--ui-color-raised);color:var(--ui-color-text-muted);border-block-end:1px solid var(--ui-color-border-default);padding:8px 14px;font-size:var(--ui-type-size-label);font-weight:500}
.body{padding:12px 14px}.live{color:var(--ui-color-live-fg);font-size:var(--ui-type-size-label);font-weight:600}
.team{display:flex;justify-content:space-between;font-size:var(--ui-type-size-name);line-height:var(--ui-type-leading-name);font-weight:600}
.team b{font-family:var(--ui-font-heading);font-stretch:var(--ui-font-heading-stretch);font-weight:var(--ui-font-weight-heading);font-size:var(--ui-type-size-score)}
.odds{display:grid;grid-template-columns:repeat(4,1fr);gap:6px;margin-block-start:8px}
.odds div{min-block-size:var(--ui-size-odds);box-sizing:border-box;border:1px solid transparent;border-radius:var(--ui-radius-odds);background:var(--ui-color-odds-rest-bg);font:var(--ui-font-weight-price) var(--ui-type-size-name)/1 var(--ui-font-numeric);display:flex;align-items:center;justify-content:space-between;padding-inline:10px}
.odds small{font-weight:400;font-size:var(--ui-type-size-label);color:var(--ui-color-odds-label)}
.odds .mine{background:var(--ui-color-odds-selected-bg);color:var(--ui-color-odds-selected-fg)}.odds .mine small{color:var(--ui-color-odds-selected-label)}
.odds .up{color:var(--ui-color-odds-up);border-color:var(--ui-color-odds-up-border)}.odds .down{color:var(--ui-color-odds-down);border-color:var(--ui-color-odds-down-border)}
.chip{min-block-size:var(--ui-size-chip);padding-inline:16px;border:1px solid var(--ui-color-chip-border);border-radius:var(--ui-radius-full);background:var(--ui-color-chip-bg);color:var(--ui-color-chip-fg);display:inline-flex;align-items:center;gap:8px;font-weight:500;box-sizing:border-box}
.chip em{font-style:normal;font-size:var(--ui-type-size-label);color:var(--ui-color-chip-count)}
.chip.on{background:var(--ui-color-chip-selected-bg);border-color:var(--ui-color-chip-selected-bg);color:var(--ui-color-chip-selected-fg)}.chip.on em{color:var(--ui-color-chip-selected-count)}
.button{min-block-size:var(--ui-size-control);padding-inline:20px;border-radius:var(--ui-radius-control);display:inline-flex;align-items:center;font-weight:600}
.note{padding:8px 12px;border:1px solid;border-radius:var(--ui-radius-control);font-size:var(--ui-type-size-label);font-weight:500}
.bar{background:var(--ui-color-coupon-bar-bg);color:var(--ui-color-coupon-bar-fg);border-radius:var(--ui-radius-card);box-shadow:var(--ui-shadow-md);padding:8px 8px 8px 14px;display:flex;gap:24px;align-items:center;font-weight:600}.bar small{display:block;font-weight:400;color:var(--ui-color-coupon-bar-muted)}
.swatches{display:grid;grid-template-columns:repeat(auto-fill,minmax(92px,1fr));gap:6px;padding:12px 16px;font-size:10px}
.swatches div{overflow-wrap:anywhere}.swatches i{display:block;block-size:28px;border-radius:4px;box-shadow:inset 0 0 0 1px rgb(128 128 128 / .35)}
table{border-collapse:collapse;font-size:12px;margin:0 16px}td,th{text-align:start;padding:2px 12px 2px 0;border-block-end:1px solid var(--ui-color-border-default)}`;
