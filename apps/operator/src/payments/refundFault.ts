const AMOUNT = /^\d{1,15}(?:\.\d{1,8})?$/;

/**
 * Returns the key of the fault of a refund's amount; undefined if it can be sent. The server decides.
 * @param amount as typed, trimmed
 * @param left part of the deposit that isn't given back, decimal text
 */
export function refundFault(amount: string, left: string) {
  if (!AMOUNT.test(amount) || Number(amount) === 0) return 'payments.refundWrong';
  return Number(amount) > Number(left) ? 'payments.refundAbove' : undefined;
}
