/** For a story that follows a link: the next press of one is heard, but the page of the stories stays where it is. */
export function stayHere(): void {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
}
