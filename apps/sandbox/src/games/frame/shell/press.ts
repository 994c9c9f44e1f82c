import { useRef } from 'preact/hooks';

interface PressProps {
  readonly onPointerDown: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onKeyUp: () => void;
  readonly onClick: () => void;
}

/**
 * Handlers of the button that starts a round: a press counts only if it began while the button was ready, and a key
 * that is held down presses once. So each round has a press of its own.
 * @param isReady whether the button can be pressed now
 */
export function usePress(isReady: boolean, onPress: () => void): PressProps {
  // False between a press that began too early and its end.
  const isArmed = useRef(true);
  return {
    onPointerDown: () => {
      isArmed.current = isReady;
    },
    onKeyDown: (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (event.repeat) event.preventDefault();
      else isArmed.current = isReady;
    },
    onKeyUp: () => {
      // The click of the space key follows its release.
      setTimeout(() => {
        isArmed.current = true;
      });
    },
    onClick: () => {
      if (isReady && isArmed.current) onPress();
      isArmed.current = true;
    },
  };
}
