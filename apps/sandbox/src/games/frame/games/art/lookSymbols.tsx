import type { SlotSymbol } from '@touchline/games/wire';
import type { ComponentChildren } from 'preact';

const RAYS = Array.from({ length: 8 }, (_, index) => index * 45);

/** Symbols of titles with a look of their own: flat colours without outline, `look-1` to `look-4` of the title's hue. */
export const lookSymbols: Readonly<Record<SlotSymbol, ComponentChildren>> = {
  A: (
    <>
      <path className="look-gold" d="m10 46 4-32 11 14 7-18 7 18 11-14 4 32z" />
      <path className="look-gold-shade" d="M10 48h44v8H10z" />
    </>
  ),
  B: (
    <>
      <circle className="look-1" cx="32" cy="32" r="24" />
      <circle className="look-cream" cx="32" cy="32" r="15" />
      <path className="look-1-shade" d="M32 20c7 6 7 18 0 24-7-6-7-18 0-24z" />
    </>
  ),
  C: (
    <>
      <path className="look-2" d="m32 8 25 18-10 30H17L7 26z" />
      <path className="look-2-light" d="m32 8 25 18-25 8z" />
      <path className="look-2-shade" d="m32 34 15 22H17zM7 26l25 8-15 22z" />
    </>
  ),
  D: (
    <>
      <path
        className="look-gold"
        d="M32 6a26 26 0 1 1 0 52 26 26 0 0 1 0-52zm0 12a14 14 0 1 0 0 28 14 14 0 0 0 0-28z"
        fill-rule="evenodd"
      />
      <circle className="look-gold" cx="32" cy="32" r="6.5" />
    </>
  ),
  E: (
    <>
      <path className="look-stem" d="M22 38C25 24 33 14 46 10c-3 9-3 18-1 26" />
      <circle className="look-3" cx="21" cy="44" r="12" />
      <circle className="look-3-shade" cx="45" cy="43" r="12" />
      <circle className="look-light" cx="17" cy="40" r="3" />
    </>
  ),
  F: (
    <>
      <path className="look-4" d="M32 6 58 32 32 58 6 32z" />
      <path className="look-4-light" d="M32 6 58 32 19 45 6 32z" />
    </>
  ),
  G: (
    <>
      <circle className="look-4-shade" cx="32" cy="32" r="24" />
      <circle className="look-4" cx="32" cy="32" r="19" />
      <path className="look-4-light" d="m32 19 4 9 9 4-9 4-4 9-4-9-9-4 9-4z" />
    </>
  ),
  S: (
    <>
      {RAYS.map((angle) => (
        <path
          key={angle}
          className="look-gold-shade"
          d="m27 16 5-13 5 13z"
          transform={`rotate(${angle} 32 32)`}
        />
      ))}
      <circle className="look-gold" cx="32" cy="32" r="15" />
      <path className="look-cream" d="M32 20a12 12 0 0 0-12 12h12z" />
    </>
  ),
  W: (
    <>
      <path className="look-1" d="m32 5 8 17 19 3-14 13 4 19-17-9-17 9 4-19L5 25l19-3z" />
      <path className="look-cream" d="m32 5 8 17 19 3-27 9z" />
    </>
  ),
};
