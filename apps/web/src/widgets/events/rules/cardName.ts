/**
 * Returns the accessible name of a card of matches.
 * @param listTitle title of its list, which distinguishes it from cards with the same title in other lists of the page
 */
export function cardName(title: string, listTitle: string | undefined): string {
  return listTitle === undefined ? title : `${title} · ${listTitle}`;
}
