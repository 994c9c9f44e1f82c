/** Waits until a scroll event has been answered; rendering may take longer. */
export async function frames(): Promise<void> {
  for (let count = 0; count < 3; count += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
}

/** Returns the texts of the visible notifications that share a part of the window with an element that has an area. */
export function toastsOver(element: Element): readonly string[] {
  const area = element.getBoundingClientRect();
  // The stage of a game has the height of the page, which a story may not give it.
  if (area.height === 0) return [];
  return [...document.querySelectorAll('[data-toast]')]
    .filter((toast) => toast.checkVisibility({ visibilityProperty: true }))
    .filter((toast) => {
      const { left, right, top, bottom } = toast.getBoundingClientRect();
      return left < area.right && right > area.left && top < area.bottom && bottom > area.top;
    })
    .map((toast) => toast.textContent);
}
