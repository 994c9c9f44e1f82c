/** Prevents the navigation of the next click on a link, so that stories can follow links without leaving the page. */
export function stayHere(): void {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
}
