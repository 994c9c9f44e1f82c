const HIDDEN = '•••';

/** Hides the local part of an e-mail address except its first two characters. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 0 ? HIDDEN : `${email.slice(0, Math.min(2, at - 1))}${HIDDEN}${email.slice(at)}`;
}

/**
 * Hides a phone number except its country code and last two digits.
 * @param code digits of the country code, without the plus
 */
export function maskedPhone(code: string | undefined, number: string): string {
  return `+${code ?? ''} ${HIDDEN} ${number.slice(-2)}`;
}
