import { useCallback, useState, type RefCallback } from 'react';

export interface BrokenImage {
  /** True if the image can't be shown, so that something else takes its place. */
  readonly isBroken: boolean;
  /** Properties of its `img`. */
  readonly watched: { readonly ref: RefCallback<HTMLImageElement>; readonly onError: () => void };
}

/**
 * Watches whether an image can be shown. On a page that the server has rendered it may have failed before anything could
 * listen.
 * @param src URL; another one is tried anew
 */
export function useBrokenImage(src: string | undefined): BrokenImage {
  const [broken, setBroken] = useState<string>();
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (!image?.complete || image.naturalWidth > 0) return;
    // A drawing without a size has no width either, but can be decoded.
    image.decode().catch(() => setBroken(image.getAttribute('src') ?? undefined));
  }, []);
  return { isBroken: src !== undefined && src === broken, watched: { ref, onError: () => setBroken(src) } };
}
