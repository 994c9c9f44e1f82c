import { pageRule } from './layers.ts';

const reset = (selector: string, rule: Parameters<typeof pageRule>[2]) => pageRule('reset', selector, rule);

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, table', { margin: 0, padding: 0 });
reset('ul, ol', { listStyle: 'none' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
});
reset('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer', textAlign: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
reset('table', { borderCollapse: 'collapse', borderSpacing: 0 });
reset('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' });
reset('[hidden]', { display: 'none' });
