import type { Site } from '../../site/index.ts';
import type { WantedLaunch } from '../makers/adapter.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** Returns the colours of a site for its games' frames. A value that is no plain colour is replaced by a neutral one. */
export function launchColours({ look }: Pick<Site, 'look'>, mode: 'light' | 'dark'): WantedLaunch['colours'] {
  const values = look.theme.modes[mode];
  const plain = (value: string, neutral: string): string => (HEX.test(value) ? value.toLowerCase() : neutral);
  return {
    primary: plain(values['color.header.bg'], '#16233b'),
    accent: plain(values['color.accent.bg'], '#8a8a8a'),
    onAccent: plain(values['color.accent.fg'], '#000000'),
    canvas: plain(values['color.canvas'], mode === 'light' ? '#ffffff' : '#0f1622'),
  };
}

/**
 * Returns the path of a site that is left for a game and returned to; undefined for anything else than such a path.
 * @param origin of the site
 */
export function returnPath(path: string | undefined, origin: string): string | undefined {
  if (path === undefined || !/^\/(?![/\\])[^\\\s]*$/.test(path) || !URL.canParse(path, origin))
    return undefined;
  const found = new URL(path, origin);
  return found.origin === origin ? `${found.pathname}${found.search}` : undefined;
}
