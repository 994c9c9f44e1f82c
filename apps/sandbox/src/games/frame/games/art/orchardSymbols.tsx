import type { SlotSymbol } from '@touchline/games/wire';
import type { ComponentChildren } from 'preact';

const TEETH = Array.from({ length: 8 }, (_, index) => index * 45);

/** Symbols of the orchard on a field of 64 x 64: lit from the upper left, ink lines. */
export const orchardSymbols: Readonly<Record<SlotSymbol, ComponentChildren>> = {
  A: (
    <>
      <path
        className="ink clay"
        d="M32 20c7-6 21-4 21 11 0 13-9 24-15 24-3 0-4-1.5-6-1.5s-3 1.5-6 1.5c-6 0-15-11-15-24 0-15 14-17 21-11z"
      />
      <path className="light" d="M19 27c-2 3-2 8 0 13" />
      <path className="ink paper-none" d="M32 20c0-5 1-9 4-12" />
      <path className="ink paper-1" d="M36 13c3-6 9-7 14-5-2 6-8 9-14 5z" />
    </>
  ),
  B: (
    <>
      <path
        className="ink paper-2"
        d="M32 14c6 0 8 5 8 10 0 8 13 11 13 20 0 8-8 12-21 12s-21-4-21-12c0-9 13-12 13-20 0-5 2-10 8-10z"
      />
      <path
        className="ink paper-1"
        d="M30 16c-2 3-1 8-2 12-2 7-12 9-12 16 0 2 1 4 2 5-5-2-7-4-7-6 0-8 13-11 13-19 0-4 2-7 6-8z"
      />
      <path className="ink paper-none" d="M32 14c0-4 1-6 3-8" />
      <circle className="pip" cx="42" cy="46" r="1.6" />
      <circle className="pip" cx="36" cy="50" r="1.6" />
    </>
  ),
  C: (
    <>
      <path className="ink sky" d="M33 16c12 0 20 9 20 20S45 56 32 56 11 47 11 36s9-20 22-20z" />
      <path className="ink paper-none" d="M33 16c-8 6-10 28-3 40" />
      <path className="light" d="M18 30c-1 3-1 7 0 10" />
      <path className="ink paper-none" d="M33 16c0-4 2-7 5-9" />
    </>
  ),
  D: (
    <>
      <path className="ink paper-none" d="M22 38C24 24 32 14 46 9c-3 9-4 18-1 27" />
      <path className="ink paper-1" d="M46 9c-8-3-14 0-17 6 7 3 13 1 17-6z" />
      <circle className="ink clay" cx="21" cy="45" r="11" />
      <circle className="ink clay" cx="45" cy="44" r="11" />
      <path className="light" d="M15 41c-1 2-1 4 0 6M39 40c-1 2-1 4 0 6" />
    </>
  ),
  E: (
    <>
      <path className="ink paper-1" d="M12 52C8 28 22 10 54 10c0 30-18 46-42 42z" />
      <path className="ink paper-2" d="M12 52C30 36 40 26 54 10c0 30-18 46-42 42z" />
      <path className="ink paper-none" d="M12 52 43 21M26 38l-1-12M34 30l-1-10M26 38l12 2M34 30l11 1" />
    </>
  ),
  F: (
    <>
      <path className="ink paper-1" d="m32 8 21 12v24L32 56 11 44V20z" />
      <path className="ink paper-0" d="m32 8 21 12-21 12-21-12z" />
      <path className="ink paper-2" d="m53 20-21 12v24l21-12z" />
      <circle className="ink fill" cx="32" cy="32" r="8.5" />
    </>
  ),
  G: (
    <>
      {TEETH.map((angle) => (
        <rect
          key={angle}
          className="ink paper-2"
          x="27"
          y="7"
          width="10"
          height="12"
          rx="2"
          transform={`rotate(${angle} 32 32)`}
        />
      ))}
      <circle className="ink paper-1" cx="32" cy="32" r="18" />
      <circle className="ink paper-0" cx="32" cy="32" r="7" />
    </>
  ),
  S: (
    <>
      <path className="ink fill" d="M28 40h8l2 16H26z" />
      <path
        className="ink paper-1"
        d="M32 6c8 0 13 5 14 10 7 1 11 7 10 13-1 8-8 12-14 11-3 4-17 4-20 0-6 1-13-3-14-11-1-6 3-12 10-13 1-5 6-10 14-10z"
      />
      {[
        [23, 22],
        [40, 17],
        [45, 30],
        [31, 31],
        [19, 32],
      ].map(([x, y]) => (
        <circle key={`${x}`} className="ink clay" cx={x} cy={y} r="4" />
      ))}
    </>
  ),
  W: (
    <>
      <path
        className="ink fill"
        d="M8 20h34c4 0 8-1 14-4 0 10-6 16-16 17-3 2-3 6 1 9h5v10H20V42h5c3-3 3-6 0-9-9-1-15-5-17-13z"
      />
      <path className="anvil-light" d="M14 24h26M25 47h16" />
    </>
  ),
};
