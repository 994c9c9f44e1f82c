/**
 * Writes custom properties on one element.
 * @param element the element
 * @param values values by `var(--name)`, as vanilla-extract's `createVar` gives the name
 */
export function setElementVars(element: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [reference, value] of Object.entries(values)) {
    element.style.setProperty(reference.replace(/^var\((--[^),]+).*$/, '$1'), value);
  }
}
