import { useEffect, useState } from 'preact/hooks';
import { useFrame } from './frame.ts';

const quiet = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');

/** Returns whether the player prefers reduced motion. */
export function prefersReducedMotion(): boolean {
  return quiet?.matches === true;
}

/**
 * Progress of the motion that shows an answer, from 0 to 1; ends the reveal of the round with it. Reduced motion and
 * hidden pages show the end at once.
 * @param ms length of the motion
 */
export function useReveal(ms: number): number {
  const { play, state } = useFrame();
  const isRevealing = state.phase === 'revealing';
  const progress = useMotion(isRevealing ? state.round : null, ms, play.revealed);
  return isRevealing ? progress : 1;
}

/** Progress of a motion that starts with each new `subject` that isn't null. */
export function useMotion(subject: unknown, ms: number, onEnd: () => void): number {
  const [shown, setShown] = useState<{ readonly subject: unknown; readonly progress: number }>();
  useEffect(() => {
    if (subject === null) return undefined;
    if (ms === 0 || prefersReducedMotion() || document.hidden) {
      setShown({ subject, progress: 1 });
      onEnd();
      return undefined;
    }
    const start = performance.now();
    let frame = 0;
    let isOver = false;
    const end = (): void => {
      if (isOver) return;
      isOver = true;
      setShown({ subject, progress: 1 });
      onEnd();
    };
    const step = (now: number): void => {
      const progress = Math.min(1, Math.max(0, now - start) / ms);
      if (progress >= 1) return end();
      setShown({ subject, progress });
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    // Frames stop in hidden pages, results don't.
    const timer = setTimeout(end, ms + 200);
    return () => {
      isOver = true;
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [subject]);
  return shown && shown.subject === subject ? shown.progress : 0;
}

/** Fast at first and slow at the end. */
export function easeOut(progress: number): number {
  return 1 - (1 - progress) ** 3;
}
