import { useState } from 'react';

/**
 * Text of a field that is stored in the address. The address follows a moment later; a field that waited for it would
 * lose letters that are typed meanwhile.
 * @param addressed text in the address
 * @param store puts a text in the address
 * @returns the field's text, and a function that changes it
 */
export function useTypedText(
  addressed: string,
  store: (text: string) => void,
): readonly [text: string, change: (text: string) => void] {
  const [typed, type] = useState<string>();
  if (typed === addressed) type(undefined);
  const change = (text: string) => {
    type(text);
    store(text);
  };
  return [typed ?? addressed, change];
}
