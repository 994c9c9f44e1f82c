import { useState } from 'react';
import { useIsOnScreen } from '../../platform/page/useIsOnScreen.ts';

/**
 * Returns whether an element has been on the screen or just below it.
 * @returns ref of the element, and the value
 */
export function useWasNear(): ReturnType<typeof useIsOnScreen> {
  const [ref, isOn] = useIsOnScreen();
  const [was, setWas] = useState(false);
  if (isOn && !was) setWas(true);
  return [ref, was];
}
