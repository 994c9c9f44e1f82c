/**
 * Sets custom properties on an element.
 * @param element the element
 * @param values values by `var(--name)`, the form that vanilla-extract's `createVar` returns
 */
export function setElementVars(element: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [reference, value] of Object.entries(values)) {
    element.style.setProperty(reference.replace(/^var\((--[^),]+).*$/, '$1'), value);
  }
}
