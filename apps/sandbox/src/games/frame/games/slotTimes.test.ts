import { startRound, streamOf, STRIPS, viewOf } from '@touchline/games';
import { describe, expect, it } from 'vitest';
import { momentAt, reelProgress, reelWindow, revealMs } from './slotTimes.ts';

const seeds = {
  serverSeed: '168f9df5efe111a7a788d1a444a000f3639d8f22845569717ef2b373c127a358',
  clientSeed: 'harbour-lantern',
};

function spinsOf(nonce: number) {
  const view = viewOf(startRound('slot', streamOf({ ...seeds, nonce }), { stake: 200n }, {}));
  if (view.game !== 'slot') throw new Error('The view is of another game.');
  return view.spins;
}

describe('the reels', () => {
  it('end on the symbols of the round', () => {
    const [spin] = spinsOf(21);
    const ends = STRIPS.map((strip, reel) => reelWindow(strip, spin?.stops[reel] ?? 0, 1));
    expect(ends.map(({ symbols }) => symbols.slice(0, 3))).toEqual(spin?.reels);
    expect(ends.every(({ offset }) => offset === 0)).toBe(true);
  });

  it('stop one after the other, from the left', () => {
    const stops = [0, 1, 2, 3, 4].map((reel) => reelProgress(reel, 0.75));
    expect(stops.slice(0, 3)).toEqual([1, 1, 1]);
    expect(stops[3]).toBeLessThan(1);
    expect(reelProgress(4, 1)).toBe(1);
  });

  it('show free spins one after the other, and the last one at the end', () => {
    const spins = spinsOf(27);
    expect(spins).toHaveLength(9);
    expect(momentAt(spins, 0).spin).toBe(0);
    expect(momentAt(spins, 0.5).spin).toBeGreaterThan(2);
    expect(momentAt(spins, 1)).toEqual({ spin: 8, progress: 1 });
  });

  it('show a spin without free ones in two seconds', () => {
    expect(revealMs(spinsOf(21))).toBe(2000);
  });
});
