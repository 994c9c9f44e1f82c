/**
 * Returns a function that shares one answer among all calls for a while, so that any number of open dashboards costs
 * one read.
 * @param read reads the answer; a failed read isn't stored
 * @param lifetime ms; 0 reads every time
 * @param now UTC ms
 */
export function reused<Answer>(
  read: () => Promise<Answer>,
  lifetime: number,
  now: () => number,
): () => Promise<Answer> {
  let stored: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return () => {
    const at = now();
    if (stored && at - stored.at < lifetime) return stored.answer;
    const answer = read();
    const own = { at, answer };
    stored = own;
    answer.catch(() => {
      if (stored === own) stored = undefined;
    });
    return answer;
  };
}
