import { useCallback, useSyncExternalStore } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { calm } from '../../../theme/measures.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScrollToTop.css.ts';

export interface ScrollToTopProps extends RootProps<HTMLDivElement> {
  /** "Back to the top". */
  label: string;
  /** After how many screens it appears; phones want more, about 4. @default 1 */
  screens?: number | undefined;
}

/**
 * The way back from the foot of a long page; stands last in the page's column. Focus goes to the content with it.
 * Renders a `div` without height that holds a `button` once the page is far enough down.
 */
export function ScrollToTop({ label, screens = 1, ...rest }: ScrollToTopProps) {
  const isFar = useCallback(() => scrollY > innerHeight * screens, [screens]);
  const far = useSyncExternalStore(watchScroll, isFar, () => false);
  return (
    <div {...rest} className={css.root}>
      {far && (
        <button type="button" aria-label={label} title={label} onClick={toTop} className={css.button}>
          <Icon name="up" />
        </button>
      )}
    </div>
  );
}

function watchScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  addEventListener('resize', changed);
  return () => {
    removeEventListener('scroll', changed);
    removeEventListener('resize', changed);
  };
}

function toTop(): void {
  // The button is about to go: whoever pressed it by keyboard goes on at the start of the content.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: matchMedia(calm).matches ? 'auto' : 'smooth' });
}
