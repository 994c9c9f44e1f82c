import { PRERENDER_ID, TOUCHED } from './prerenderId.ts';

/**
 * Runs in the page as text before the prerender is parsed, so it may use only its arguments. The prerender fits a
 * guest on a phone with default settings; for anyone else it would be wrong and stays hidden.
 */
function hideIfUnfit(id: string, touched: string): void {
  const isPlain = () => {
    const own = Object.keys(localStorage).filter((key) => key.startsWith('touchline.'));
    const settings = JSON.parse(localStorage.getItem('touchline.settings') ?? '{}');
    return (
      own.every((key) => key === 'touchline.settings') &&
      Object.keys(settings).every((key) => key === 'language')
    );
  };
  let fits = matchMedia('(max-width: 1023.98px)').matches;
  try {
    fits = fits && isPlain();
  } catch {
    // Storage is blocked, so nothing is stored.
  }
  if (!fits) document.documentElement.dataset[id] = 'unfit';
  document.addEventListener('click', (event) => {
    const control = event.target instanceof Element && event.target.closest(`#${id} button`);
    if (control) control.setAttribute(touched, '');
  });
}

/**
 * Runs in the page as text after the prerender. Shows it once the brand's fonts are loaded, which have their own
 * widths, or after `patience`. Then starts the app, which the server put into a template.
 */
function showWithFonts(id: string, appId: string, patience: number): void {
  const { dataset } = document.documentElement;
  const app = document.getElementById(appId);
  const show = () => {
    if (dataset[id] === 'waiting') delete dataset[id];
    // On a second call the template is empty.
    if (app instanceof HTMLTemplateElement) document.head.append(app.content);
  };
  if (dataset[id] !== undefined) return show();
  dataset[id] = 'waiting';
  setTimeout(show, patience);
  document.fonts.load(getComputedStyle(document.body).font).then(show, show);
}

/** Time after which the prerender is shown in fallback fonts, ms. */
const PATIENCE = 700;

/** Lays the app out behind the prerender, hidden from sight, screen readers and input. */
const STYLE = `
#${PRERENDER_ID}~#app{position:absolute;inset:0;overflow:hidden;visibility:hidden}
#${PRERENDER_ID} [${TOUCHED}]{opacity:.6}
[data-${PRERENDER_ID}=waiting] #${PRERENDER_ID}{visibility:hidden}
[data-${PRERENDER_ID}=unfit] #${PRERENDER_ID}{display:none}
[data-${PRERENDER_ID}=unfit] #${PRERENDER_ID}~#app{position:static;visibility:visible;overflow:visible}`;

/**
 * Returns the prerender with its styles and scripts.
 * @param drawn markup of the app
 */
export function framePrerender(drawn: string): string {
  return [
    `<style nonce="NONCE-OF-THE-PAGE">${STYLE.replaceAll('\n', '')}</style>`,
    scriptOf(hideIfUnfit, PRERENDER_ID, TOUCHED),
    `<div id="${PRERENDER_ID}">${drawn}</div>`,
    scriptOf(showWithFonts, PRERENDER_ID, 'touchline-app', PATIENCE),
  ].join('');
}

function scriptOf<Args extends readonly (string | number)[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  const given = args.map((arg) => JSON.stringify(arg)).join(',');
  return `<script nonce="NONCE-OF-THE-PAGE">(${run.toString()})(${given})</script>`;
}
