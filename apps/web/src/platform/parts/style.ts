/** Names the style that a part could not be shown without, in the words of the bundler. */
const MISSING = /^Unable to preload CSS for (\S+)$/;

/** The address of the style that was missing; undefined when something else was. */
export function missingStyle(cause: unknown): string | undefined {
  return cause instanceof Error ? MISSING.exec(cause.message)?.[1] : undefined;
}

/** Brings a style that was missing: the bundler asks for each once only. @throws when it is still missing */
export function fetchStyle(href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error(`Unable to preload CSS for ${href}`));
  });
  link.href = href;
  document.head.append(link);
  return promise;
}
