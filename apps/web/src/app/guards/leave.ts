/**
 * Has the browser load an address of this host instead of showing it in the app.
 * @returns never: the page goes
 */
export function leave(path: string): Promise<never> {
  location.assign(path);
  return new Promise(() => undefined);
}
