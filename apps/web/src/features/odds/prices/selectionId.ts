/**
 * Returns the market of a selection.
 * @param selectionId `<market id>:<key>`
 */
export function marketIdOf(selectionId: string): string {
  return selectionId.slice(0, Math.max(0, selectionId.indexOf(':')));
}
