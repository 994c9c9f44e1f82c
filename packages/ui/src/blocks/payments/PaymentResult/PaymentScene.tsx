import type { ReactNode } from 'react';
import { vars } from '../../../theme/contract.css.ts';
import type { PaymentOutcome } from './PaymentResult.tsx';
import * as css from './PaymentResult.css.ts';

const { accent, border, status, sunken, surface, text } = vars.color;

export interface PaymentSceneProps {
  outcome: PaymentOutcome;
  /** Way of the money: to the wallet, or to the bank. */
  direction: 'deposit' | 'withdrawal';
}

/** Centres of the bank and of the wallet, and the top of the way between them. */
const ENDS = { deposit: { from: 66, to: 286 }, withdrawal: { from: 286, to: 66 } } as const;
const TOP = 58;
const MIDDLE = 176;
const BEGIN = 84;
const DOTTED = '1 9';

/** Bank, wallet and a coin: under way, arrived, stopped or taken back. Decoration; renders an `svg`. */
export function PaymentScene({ outcome, direction }: PaymentSceneProps) {
  const { from, to } = ENDS[direction];
  const first = `M${from} ${BEGIN}Q${(from + MIDDLE) / 2} ${TOP} ${MIDDLE} ${TOP}`;
  const second = `M${MIDDLE} ${TOP}Q${(to + MIDDLE) / 2} ${TOP} ${to} ${BEGIN}`;
  return (
    <svg viewBox="0 0 352 184" aria-hidden="true" className={css.scene} data-outcome={outcome}>
      <path d="M96 0h96l88 184H24z" fill={surface} opacity="0.7" />
      <g fill="none" stroke={text.default} strokeWidth="3" strokeLinecap="round">
        {outcome !== 'cancel' && (
          <path d={first} strokeDasharray={outcome === 'pending' ? DOTTED : undefined} />
        )}
        {outcome !== 'cancel' && (
          <path
            d={second}
            stroke={outcome === 'fail' ? border.strong : undefined}
            strokeDasharray={outcome === 'success' ? undefined : DOTTED}
          />
        )}
      </g>
      <Bank />
      <Wallet />
      <path d="M12 152h328" stroke={text.default} strokeWidth="3" strokeLinecap="round" />
      <Coin
        outcome={outcome}
        x={COIN_AT[outcome](from, to)}
        y={outcome === 'pending' || outcome === 'fail' ? TOP : BEGIN - 26}
      />
    </svg>
  );
}

const COIN_AT: Readonly<Record<PaymentOutcome, (from: number, to: number) => number>> = {
  success: (_, to) => to,
  pending: () => MIDDLE,
  fail: () => MIDDLE,
  cancel: (from) => from,
};

function Bank() {
  return (
    <g strokeWidth="3" strokeLinejoin="round">
      <path d="M38 92h70v16H38zM50 108h16v36H50zM76 108h16v36H76z" fill={sunken} transform="translate(4 6)" />
      <g fill={surface} stroke={text.default}>
        <path d="m66 78 42 22H24z" />
        <path d="M34 100h12v40H34zM60 100h12v40H60zM86 100h12v40H86zM26 140h80v12H26z" />
      </g>
    </g>
  );
}

function Wallet() {
  return (
    <g strokeWidth="3" strokeLinejoin="round">
      <rect x="252" y="92" width="76" height="64" rx="8" fill={sunken} />
      <g fill={surface} stroke={text.default}>
        <rect x="246" y="86" width="76" height="66" rx="8" />
        <path d="M246 106h76" fill="none" />
      </g>
      <circle cx="306" cy="129" r="6" fill={text.default} />
    </g>
  );
}

interface CoinProps {
  readonly outcome: PaymentOutcome;
  readonly x: number;
  readonly y: number;
}

/** The coin with its own mark for each outcome. */
function Coin({ outcome, x, y }: CoinProps) {
  const [ground, line, mark] = COINS[outcome];
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="22" cx="4" cy="5" fill={sunken} />
      <circle r="22" fill={ground} stroke={line} strokeWidth="3" />
      <g
        className={css.glyph}
        fill="none"
        stroke={line}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {mark}
      </g>
    </g>
  );
}

const COINS: Readonly<Record<PaymentOutcome, readonly [ground: string, line: string, mark: ReactNode]>> = {
  success: [accent.bg, accent.fg, <path key="tick" d="m-9 1 6 6L9-6" />],
  pending: [accent.bg, accent.fg, <path key="clock" d="M0-10V0l7 5" />],
  fail: [surface, status.danger.fg, <path key="cross" d="m-7-7L7 7M7-7-7 7" />],
  cancel: [surface, text.muted, <path key="bar" d="M-8 0H8" />],
};
