const MARK = 'bet-';

/** Returns the sheet's flag for sharing a placed bet. */
export function flagOfBet(couponId: string): string {
  return MARK + couponId;
}

/** Returns the bet number in such a flag; undefined if it has none. */
export function betOfFlag(flag: string | undefined): string | undefined {
  return flag?.startsWith(MARK) ? flag.slice(MARK.length) : undefined;
}
