import { isTransfer } from './provider.ts';
import type { Payment } from './store.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#eef1f7, #10131a) }
  main { inline-size: min(24rem, 100% - 2rem); padding: 1.5rem; border-radius: 1rem; background: light-dark(#fff, #1b2030) }
  h1 { margin: 0 0 .25rem; font-size: 1rem; font-weight: 600 }
  p { margin: 0 0 1rem }
  .amount { font-size: 2rem; font-weight: 700; font-variant-numeric: tabular-nums }
  form { display: grid; gap: .5rem }
  button { min-block-size: 3rem; border: 1px solid #5b67d8; border-radius: .5rem; background: none; color: inherit; font: inherit; font-weight: 600 }
  button[value=pay], button[value=confirm] { background: #4450c8; color: #fff }
`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main>${body}</main></html>`;
}

function head({ amount, currency }: Payment): string {
  return `<h1>Sandbox Pay</h1><p>A test provider: no money moves.</p><p class="amount">${escaped(amount)} ${escaped(currency)}</p>`;
}

const button = (value: string, label: string): string =>
  `<button name="action" value="${value}">${label}</button>`;

/** The page on which a player pays. */
export function payPage(payment: Payment): string {
  if (payment.state !== 'redirected') return donePage(payment);
  const pay = isTransfer(payment) ? 'The transfer arrives' : 'Pay';
  return page(
    'Sandbox Pay',
    `${head(payment)}<form method="post">${button('pay', pay)}${button('decline', 'Decline')}${button('cancel', 'Cancel')}</form>`,
  );
}

/** The page on which a player confirms a payment once more. */
export function challengePage(payment: Payment): string {
  return page(
    'Confirm the payment',
    `${head(payment)}<p>Your bank asks you to confirm this payment.</p><form method="post">${button('confirm', 'Confirm')}${button('decline', 'Reject')}</form>`,
  );
}

/** The page of a payment that is decided, or whose player isn't led back. */
export function donePage(payment: Payment): string {
  const { state, returnUrls } = payment;
  const words = state === 'succeeded' ? 'Paid.' : `The payment is ${escaped(state)}.`;
  return page(
    'Sandbox Pay',
    `${head(payment)}<p>${words}</p><p><a href="${escaped(returnUrls.pending)}">Back to the shop</a></p>`,
  );
}
