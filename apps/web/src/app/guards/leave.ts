/**
 * Has the browser load an address of this host instead of navigating in the app.
 * @returns a promise that never settles, since the page is unloaded
 */
export function leave(path: string): Promise<never> {
  location.assign(path);
  return new Promise(() => undefined);
}
