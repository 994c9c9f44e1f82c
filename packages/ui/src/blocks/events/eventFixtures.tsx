import { CountryFlag } from './CountryFlag/CountryFlag.tsx';

/** Shared content of the match stories besides the kit's fixtures: fictional crests and flags. */

const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`)}`;

const shield = 'M3 3h18v9c0 5-4 8-9 10-5-2-9-5-9-10z';

/** Crest in two colours. */
const crest = (one: string, other: string) =>
  svg(`<path d="${shield}" fill="${one}"/><path d="M12 3v19c5-2 9-5 9-10V3z" fill="${other}"/>`);

/** Flag with three stripes. */
const flag = (...bands: readonly [string, string, string]) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 24">${bands
      .map((band, slot) => `<path d="M${slot * 12} 0h12v24H${slot * 12}z" fill="${band}"/>`)
      .join('')}</svg>`,
  )}`;

export const crests = {
  harbour: crest('#0f6b5c', '#e8b04a'),
  crestwood: crest('#7a2140', '#2f4f9d'),
  brackwater: crest('#2b6cb0', '#cbd5e0'),
  wolverton: crest('#b45309', '#1f2937'),
} as const;

export const flags = {
  coastland: flag('#0f6b5c', '#f7f7f2', '#c2412d'),
  highmark: flag('#1d3f8a', '#e8b04a', '#1d3f8a'),
  basilea: flag('#a61e3c', '#f7f7f2', '#a61e3c'),
} as const;

/** Flag in the size of lists. */
export function Flag({ of }: { of: keyof typeof flags }) {
  return <CountryFlag image={flags[of]} />;
}
