import { useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { waitFor } from 'storybook/test';
import { afterEach, expect, test } from 'vitest';
import { useBrokenImage } from './useBrokenImage.ts';

const MISSING = 'data:image/png;base64,AAAA';
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const DRAWING = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" />')}`;

let root: Root | undefined;
const place = document.createElement('div');
afterEach(() => {
  root?.unmount();
  place.remove();
});

function Logo({ src, onLive }: { src: string; onLive?: () => void }) {
  const { isBroken, watched } = useBrokenImage(src);
  useEffect(() => onLive?.(), [onLive]);
  return isBroken ? <b>Lantern Works</b> : <img {...watched} src={src} alt="" />;
}

/** Shows a page of the server, and lets the app continue it once its image has been loaded or has failed. */
async function continuePage(src: string): Promise<void> {
  const image = document.createElement('img');
  image.src = src;
  image.alt = '';
  place.replaceChildren(image);
  document.body.append(place);
  await waitFor(() => expect(image.complete).toBe(true));
  const { promise, resolve } = Promise.withResolvers<void>();
  root = hydrateRoot(place, <Logo src={src} onLive={resolve} />);
  await promise;
}

test('an image that failed before the app continued the page is replaced', async () => {
  await continuePage(MISSING);
  await waitFor(() => expect(place.textContent).toBe('Lantern Works'));
});

test.each([
  ['a picture', PICTURE],
  ['a drawing without a size', DRAWING],
])('%s that was loaded before stays, and is tried anew with another address', async (_, src) => {
  await continuePage(src);
  await place.querySelector('img')?.decode();
  expect(place.querySelector('img')).not.toBeNull();
  root?.render(<Logo src={MISSING} />);
  await waitFor(() => expect(place.textContent).toBe('Lantern Works'));
  root?.render(<Logo src={PICTURE} />);
  await waitFor(() => expect(place.querySelector('img')).not.toBeNull());
});
