import { setElementVars } from './setElementVars.ts';
import * as css from './parts.css.ts';

/**
 * Keeps a dialog within what the on-screen keyboard leaves of the page, and the field in use in sight.
 * Where the browser shrinks the page itself, there is nothing to do.
 * @param panel the dialog, as a ref
 * @returns what ends the watch
 */
export function visibleArea(panel: HTMLElement | null): (() => void) | undefined {
  const area = window.visualViewport;
  if (!panel || !area) return undefined;
  const fit = () => {
    // Two fingers zoomed the page: then the area is small because the player wants it so.
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
