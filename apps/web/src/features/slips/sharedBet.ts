const MARK = 'bet-';

/** What the sheet that shares is about: a placed bet, by its number. */
export function flagOfBet(couponId: string): string {
  return MARK + couponId;
}

/** The number of the bet that such a flag names; undefined when it names none. */
export function betOfFlag(flag: string | undefined): string | undefined {
  return flag?.startsWith(MARK) ? flag.slice(MARK.length) : undefined;
}
