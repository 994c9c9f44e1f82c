import type { Check } from './store.ts';
import { outcomes } from './verifier.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 }
  main { display: grid; gap: 1rem; padding: .25rem; max-inline-size: 32rem; margin-inline: auto }
  h1 { margin: 0; font-size: 1.25rem }
  p { margin: 0 }
  small { color: light-dark(#555d75, #a9b1c6) }
  form { display: grid; gap: 1rem }
  label { display: grid; gap: .25rem; font-weight: 600 }
  input, select { font: inherit; min-block-size: 3rem; border: 1px solid #8a93ad; border-radius: .5rem; padding-inline: .75rem; background: none; color: inherit; min-inline-size: 0; box-sizing: border-box; inline-size: 100% }
  input[type=file] { padding-block: .625rem }
  option { color: initial; background: initial }
  button { min-block-size: 3rem; border: 0; border-radius: .5rem; background: #4450c8; color: #fff; font: inherit; font-weight: 600 }
`;

/** Reports to the site that embeds the page: `ready`, `submitted` or `expired`, and the height in px. */
const script = (kind: string): string => `
  const tell = (message) => parent.postMessage({ source: 'touchline-verification', ...message }, '*');
  new ResizeObserver(() => tell({ kind: 'height', height: document.querySelector('main').offsetHeight })).observe(document.querySelector('main'));
  tell({ kind: '${kind}' });
`;

function page(title: string, body: string, kind: 'ready' | 'submitted' | 'expired'): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1>${body}<small>Sandbox Verify: a test verifier. Files aren’t stored.</small></main><script>${script(kind)}</script></html>`;
}

const titles: ReadonlyMap<string, string> = new Map([
  ['document', 'Photo of your document'],
  ['selfie', 'Photo of your face'],
  ['address', 'Proof of your address'],
  ['secondDocument', 'A second document'],
  ['addressProof', 'A newer proof of your address'],
  ['bankStatement', 'A bank statement'],
  ['paymentCard', 'A photo of your payment card'],
  ['fundsSource', 'Proof of where your money comes from'],
]);

/** The page of a step. */
export function stepPage(step: string, isLast: boolean): string {
  const title = titles.get(step) ?? 'A document';
  const choices = Object.entries(outcomes)
    .map(([id, { label }]) => `<option value="${id}">${label}</option>`)
    .join('');
  const outcome = isLast
    ? `<label>What the verifier decides<select name="outcome">${choices}</select></label>`
    : '';
  return page(
    title,
    `<form method="post"><input type="hidden" name="step" value="${step}"><label>File<input type="file" accept="image/*,.pdf"></label>${outcome}<button>${isLast ? 'Send' : 'Next'}</button></form>`,
    'ready',
  );
}

/** The page of a check of which everything is sent. */
export function sentPage({ state }: Check): string {
  const words =
    state === 'pending' ? 'Thank you. We are checking what you have sent.' : `The check is ${state}.`;
  return page('Sent', `<p>${words}</p>`, 'submitted');
}

/** The page at an address that has expired. */
export const expiredPage = (): string =>
  page('This page has expired', '<p>Go back to the site and open it again.</p>', 'expired');
