import { useCallback, useSyncExternalStore } from 'react';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { calm } from '../../../theme/measures.ts';
import type { RootProps } from '../../../theme/rootProps.ts';
import * as css from './ScrollToTop.css.ts';

export interface ScrollToTopProps extends RootProps<HTMLDivElement> {
  /** Label of the button, for example “Back to the top”. */
  label: string;
  /**
   * Number of screen heights after which the button appears; use about 4 on phones.
   * @default 1
   */
  screens?: number | undefined;
}

/**
 * Scrolls a long page back to the top and focuses its content; must be the last element of the page's column. Renders
 * a `div` without height, with a `button` after scrolling down far enough.
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
  // The button is about to be removed, so focus moves to the start of the content.
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: matchMedia(calm).matches ? 'auto' : 'smooth' });
}
