import type { SiteConfig } from '@touchline/contract';

/**
 * Script of the head that sets the mode from the device's preferences before anything is shown. `data-follow` of the
 * root element names those that apply; the app continues to follow them (`features/settings/deviceLook.ts`).
 */
export const followScript =
  "(({dataset:d})=>{const has=q=>matchMedia(q).matches;if((d.follow??'none')==='none')return;" +
  "if(has('(prefers-contrast: more)'))d.mode='contrast';" +
  "else if(d.follow==='scheme')d.mode=has('(prefers-color-scheme: dark)')?'dark':'light'})(document.documentElement)";

/** Returns the data attributes of a root element for a site's default mode. */
export function followingMode(mode: SiteConfig['defaultMode']): Record<'mode' | 'follow', string> {
  return mode === 'system' ? { mode: 'light', follow: 'scheme' } : { mode, follow: 'contrast' };
}

/** Returns the value of `data-density` for a site's default density: the style follows the device unless it is compact. */
export function followingDensity(density: SiteConfig['defaultDensity']): 'compact' | 'device' {
  return density === 'compact' ? density : 'device';
}
