import { formatLine, parseLine, quarters } from '@touchline/betting';
import type { Coupon } from '@touchline/contract';
import type { Messages } from '../../delivery/index.ts';

type CouponLeg = Coupon['bets'][number];

/** Returns the line from the selection's own side: a handicap of -1.5 is +1.5 for the away side. */
function lineOf({ marketType, line, selectionKey }: CouponLeg): string {
  if (line === undefined || marketType !== 'handicap') return line ?? '';
  const home = parseLine(line);
  // With a minus (U+2212), as the site writes it.
  return formatLine(selectionKey === 'away' ? quarters(-home) : home, { sign: true }).replace('-', '−');
}

/** Returns the full name of a leg: "Total: Over 2.5". Types without a message show as the feed names them. */
export function pickName(messages: Messages, leg: CouponLeg): string {
  const { marketType: type, selectionKey: key, ordinal, home, away } = leg;
  const numbered =
    ordinal === undefined
      ? undefined
      : messages.findText(`markets.ordinal.${type}`, { ordinal: String(ordinal) });
  const market = numbered ?? messages.findText(`markets.type.${type}`) ?? type;
  const selection =
    messages.findText(`markets.selection.${type}.${key}`, { home, away, line: lineOf(leg) }) ??
    messages.findText(`markets.short.${key}`) ??
    key;
  return `${market}: ${selection}`;
}
