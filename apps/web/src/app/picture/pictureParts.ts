import { PICTURE_ID, TOUCHED } from './pictureId.ts';

/**
 * Runs in the page before the picture is parsed, as text: it may use nothing from outside but its arguments. A picture
 * is a guest's on a phone who has chosen nothing yet; to others it would show what isn't so, and stays unseen.
 */
function guardPicture(id: string, touched: string): void {
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
    // Blocked storage remembers nothing.
  }
  if (!fits) document.documentElement.dataset[id] = 'unfit';
  document.addEventListener('click', (event) => {
    const control = event.target instanceof Element && event.target.closest(`#${id} button`);
    if (control) control.setAttribute(touched, '');
  });
}

/**
 * Runs in the page after the picture, as text: it is seen in the brand's letters, which have their own widths, unless
 * they are long in coming. Then the app is let in, which the server has put into a template.
 */
function awaitLetters(id: string, appId: string, patience: number): void {
  const { dataset } = document.documentElement;
  const app = document.getElementById(appId);
  const show = () => {
    if (dataset[id] === 'waiting') delete dataset[id];
    // A second time it is empty.
    if (app instanceof HTMLTemplateElement) document.head.append(app.content);
  };
  if (dataset[id] !== undefined) return show();
  dataset[id] = 'waiting';
  setTimeout(show, patience);
  document.fonts.load(getComputedStyle(document.body).font).then(show, show);
}

/** After this the picture is seen in letters that stand in for the brand's, ms. */
const PATIENCE = 700;

/** The app is laid out behind the picture, where nobody sees, reads or reaches it. */
const STYLE = `
#${PICTURE_ID}~#app{position:absolute;inset:0;overflow:hidden;visibility:hidden}
#${PICTURE_ID} [${TOUCHED}]{opacity:.6}
[data-${PICTURE_ID}=waiting] #${PICTURE_ID}{visibility:hidden}
[data-${PICTURE_ID}=unfit] #${PICTURE_ID}{display:none}
[data-${PICTURE_ID}=unfit] #${PICTURE_ID}~#app{position:static;visibility:visible;overflow:visible}`;

/** What stands in the page around a picture. @param drawn markup of the app */
export function framePicture(drawn: string): string {
  return [
    `<style nonce="NONCE-OF-THE-PAGE">${STYLE.replaceAll('\n', '')}</style>`,
    scriptOf(guardPicture, PICTURE_ID, TOUCHED),
    `<div id="${PICTURE_ID}">${drawn}</div>`,
    scriptOf(awaitLetters, PICTURE_ID, 'touchline-app', PATIENCE),
  ].join('');
}

function scriptOf<Args extends readonly (string | number)[]>(
  run: (...args: Args) => void,
  ...args: Args
): string {
  const given = args.map((arg) => JSON.stringify(arg)).join(',');
  return `<script nonce="NONCE-OF-THE-PAGE">(${run.toString()})(${given})</script>`;
}
