/** The bundler's message for a stylesheet that failed to load. */
const MISSING = /^Unable to preload CSS for (\S+)$/;

/** Returns the address of the missing stylesheet; undefined for other errors. */
export function missingStyle(cause: unknown): string | undefined {
  return cause instanceof Error ? MISSING.exec(cause.message)?.[1] : undefined;
}

/**
 * Loads a missing stylesheet, since the bundler requests each only once.
 * @throws when it is still missing
 */
export function loadStyle(href: string): Promise<void> {
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
