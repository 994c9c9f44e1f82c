import type { Coupon } from '@touchline/contract';
import { escapeHtml } from '../../sites/page.ts';
import type { Review } from '../reviews.service.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
article, form.token { border: 1px solid; border-radius: 0.5rem; margin-block: 1rem; padding: 1rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { overflow-wrap: anywhere; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
input, button { font: inherit; min-block-size: 2.5rem; padding-inline: 0.75rem; }
input.short { inline-size: 8rem; }
form { align-items: end; display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: 0.75rem; }
label { display: grid; }
[role='status'], [role='alert'] { border-inline-start: 0.25rem solid; padding-inline-start: 0.75rem; }
`;

function page(nonce: string, body: string): string {
  return `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Operator’s console</title><style nonce="${nonce}">${STYLE}</style></head>
<body><h1>Operator’s console</h1>${body}</body></html>
`;
}

/** The page that asks for the token. @param problem what was wrong with the one before */
export function tokenPage(nonce: string, problem?: string): string {
  const alert = problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>`;
  return page(
    nonce,
    `${alert}<form class="token" method="post" action="/ops/console">
<label>Operator’s token<input type="password" name="token" required autocomplete="off" /></label>
<button>Open</button></form>`,
  );
}

export interface ConsoleView {
  readonly nonce: string;
  /** Stays in this page only: each form of it sends it again. */
  readonly token: string;
  readonly reviews: readonly Review[];
  /** What became of the last answer. */
  readonly said?: { readonly isProblem: boolean; readonly text: string };
}

/** Every coupon in review with the three answers. */
export function reviewsPage({ nonce, token, reviews, said }: ConsoleView): string {
  const role = said?.isProblem ? 'alert' : 'status';
  const words = said ? `<p role="${role}">${escapeHtml(said.text)}</p>` : '';
  const list =
    reviews.length === 0
      ? '<p>No coupon waits for an answer.</p>'
      : reviews.map((review) => reviewBlock(review, token)).join('');
  const refresh = `<form method="post" action="/ops/console">${hidden('token', token)}<button>Look again</button></form>`;
  return page(nonce, `${words}<h2>Stakes above the maximum</h2>${list}${refresh}`);
}

function hidden(name: string, value: string): string {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}" />`;
}

/** By wire id. */
const TYPES = [
  'Single',
  'Express',
  'System',
  'Chain',
  'Multi-bet',
  'Conditional coupon',
  'Anti-express',
  'Lucky',
  'Patent',
];

/** What the stake is put on: "System, 2 in a line, 3 lines". */
function shapeOf({ typeId, systemValue, lines, amountByBlockId = {}, hasBonusBet, bonus }: Coupon): string {
  const stakes = Object.entries(amountByBlockId).map(([block, amount]) => `block ${block} stakes ${amount}`);
  return [
    TYPES[typeId] ?? `Type ${typeId}`,
    ...(systemValue === undefined ? [] : [`${systemValue} in a line`]),
    ...(lines > 1 ? [`${lines} lines`] : []),
    ...stakes,
    ...(hasBonusBet ? [`bonus row at ${bonus?.bonusBetCoef ?? '?'}`] : []),
    ...(bonus?.boostPercent === undefined ? [] : [`${bonus.boostPercent} % of the express of the day`]),
  ].join(', ');
}

function placeOf({ isBanker, blockId }: Coupon['bets'][number]): string {
  if (isBanker) return 'banker';
  if (blockId === undefined) return '';
  return blockId === 0 ? 'lobby' : `block ${blockId}`;
}

function reviewBlock(review: Review, token: string): string {
  const { coupon, playerId } = review;
  const answer = (kind: string, inside: string): string =>
    `<form method="post" action="/ops/console/answer">${hidden('token', token)}${hidden('couponId', coupon.id)}${hidden('kind', kind)}${inside}</form>`;
  return `<article><h3>Coupon ${escapeHtml(coupon.id)}, player ${escapeHtml(playerId)}</h3>
<p>${escapeHtml(shapeOf(coupon))}</p>
<p>${escapeHtml(coupon.amount)} ${escapeHtml(coupon.iso)} at ${escapeHtml(coupon.coef)}, pays at most ${escapeHtml(coupon.possiblePayout)} ${escapeHtml(coupon.iso)}; asked ${new Date(coupon.placedAt * 1000).toISOString()}</p>
<table><thead><tr><th>Match</th><th>Selection</th><th>Place</th><th>Asked at</th><th>Now</th></tr></thead><tbody>${legRows(review)}</tbody></table>
${answer('accepted', '<button>Accept</button>')}
${answer('refused', '<button>Refuse</button>')}
${answer('offer', offerFields(review))}</article>`;
}

function legRows({ coupon, coefsNow }: Review): string {
  return coupon.bets
    .map((bet, index) => {
      const cells = [
        `${bet.home} – ${bet.away}`,
        bet.selectionId,
        placeOf(bet),
        bet.coef,
        coefsNow[index] ?? 'not on offer',
      ];
      return `<tr>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`;
    })
    .join('');
}

function offerFields({ coupon }: Review): string {
  const field = (label: string, name: string, value: string): string =>
    `<label>${escapeHtml(label)}<input class="short" name="${escapeHtml(name)}" value="${escapeHtml(value)}" required /></label>`;
  const prices = coupon.bets.map(({ selectionId, home, away, coef }) =>
    field(`Price: ${home} – ${away}`, `coef ${selectionId}`, coef),
  );
  return `${field('Stake', 'amount', coupon.amount)}${prices.join('')}${field('Seconds to take it', 'seconds', '120')}<button>Offer</button>`;
}
