const touchable =
  'button:enabled, a[href], input:enabled:not([type="hidden"], [tabindex="-1"]), select:enabled, textarea:enabled, [role="slider"], [role="menuitem"], [role="option"]';

/** Minimum side of a touch target in CSS pixels, and maximum width of its outline. */
const side = 44;
const outline = 1;

/**
 * Finds touch targets that are too small: a press this far from the centre hits another element. Decoration and the
 * label of a control count as the control.
 * @param box element that contains the controls
 * @returns descriptions of those that are too small
 */
export function missedTargets(box: Element): string[] {
  const parts = [box, ...box.querySelectorAll(touchable)].filter((part) => part.matches(touchable));
  return parts.flatMap((part) => {
    part.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = (part.closest('label') ?? part).getBoundingClientRect();
    // The outermost pixel depends on rounding.
    const reach = side / 2 - outline - 1;
    const missed = [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ].filter(([across = 0, down = 0]) => {
      const hit = document.elementFromPoint(left + width / 2 + across, top + height / 2 + down);
      return !hit || !belongs(hit, part);
    });
    const words = part.getAttribute('aria-label') ?? part.textContent;
    return missed.length > 0 ? [`${part.tagName} "${words}" of ${width} × ${height}`] : [];
  });
}

function belongs(hit: Element, part: Element) {
  return part.contains(hit) || hit.closest('label')?.contains(part) === true;
}
