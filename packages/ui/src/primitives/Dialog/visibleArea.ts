import { setElementVars } from './setElementVars.ts';
import * as css from './parts.css.ts';

/**
 * Keeps a dialog within the area that the on-screen keyboard leaves free, and the focused field visible. Has no
 * effect where the browser resizes the page itself.
 * @param panel ref callback of the dialog
 * @returns cleanup function
 */
export function visibleArea(panel: HTMLElement | null): (() => void) | undefined {
  const area = window.visualViewport;
  if (!panel || !area) return undefined;
  const fit = () => {
    // Pinch zoom: the area is small because the player has zoomed in.
    if (area.scale > 1.01) return;
    const covered = Math.max(0, window.innerHeight - area.height - area.offsetTop);
    setElementVars(panel, { [css.above]: `${area.offsetTop}px`, [css.covered]: `${covered}px` });
    const field = document.activeElement;
    if (covered > 0 && field && field !== panel && panel.contains(field)) {
      field.scrollIntoView({ block: 'nearest' });
    }
  };
  fit();
  area.addEventListener('resize', fit);
  area.addEventListener('scroll', fit);
  return () => {
    area.removeEventListener('resize', fit);
    area.removeEventListener('scroll', fit);
  };
}
