import { TOUCHED, WAITING } from './renderedPage.ts';

/**
 * Runs in the page as text, so it may use only its arguments. Shows the page once the brand's fonts are loaded, which
 * have their own widths, or after `patience`; then, when it has been painted, starts the app, which the server put into a
 * template. Records which controls are clicked before the app handles clicks.
 */
function start(appId: string, touched: string, waiting: string, patience: number): void {
  const { dataset } = document.documentElement;
  const app = document.getElementById(appId);
  document.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest(`#app[${waiting}] button`);
    if (control) control.setAttribute(touched, control.textContent);
  });
  const show = () => {
    delete dataset['fonts'];
    // A hidden page isn't painted.
    if (document.hidden) begin();
    else requestAnimationFrame(() => requestAnimationFrame(begin));
  };
  const begin = () => {
    // On a second call the template is empty.
    if (app instanceof HTMLTemplateElement) document.head.append(app.content);
  };
  dataset['fonts'] = 'waiting';
  setTimeout(show, patience);
  document.fonts.load(getComputedStyle(document.body).font).then(show, show);
}

/** Time after which the page is shown in fallback fonts, ms. */
const PATIENCE = 700;

/** Rules that belong to the script. Content that waits isn't laid out: its fallback fonts have other widths. */
export const startStyle = `[data-fonts=waiting] #app{visibility:hidden;content-visibility:hidden}[${TOUCHED}]{opacity:.6}`;

/** Text of the script that starts the app on a page that the server has rendered. */
export const startScript = `(${start.toString()})(${[
  JSON.stringify('touchline-app'),
  JSON.stringify(TOUCHED),
  JSON.stringify(WAITING),
  PATIENCE,
].join(',')})`;
