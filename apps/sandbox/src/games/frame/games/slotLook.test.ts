import { describe, expect, it } from 'vitest';
import { hueOf, lookOf } from './slotLook.ts';

describe('the look of a title', () => {
  it('is that of the own games for Iron Orchard only', () => {
    expect(lookOf('iron-orchard', {}).isOrchard).toBe(true);
    expect(lookOf('game-1', {}).isOrchard).toBe(false);
  });

  it('has the colours of its thumbnail', () => {
    const look = {
      top: '#2b6350',
      foot: '#0b1f19',
      colours: ['#4f9a63', '#6fb47a', '#f2653a', '#7d4a2a'],
      isLight: false,
    };
    expect(lookOf('game-1', { look })).toMatchObject({
      variables: { '--look-ground': '#2b6350', '--look-deep': '#0b1f19', '--look-c': '#f2653a' },
    });
  });

  it('ignores values that are no colours', () => {
    const look = { top: 'url(x)', foot: '#0b1f19', colours: [], isLight: false };
    expect(lookOf('game-1', { look })).toEqual(lookOf('game-1', {}));
  });

  it('has hues all around the circle for titles in a row', () => {
    const sectors = new Set(
      Array.from({ length: 60 }, (_, index) => Math.floor(hueOf(`game-${index}`) / 30)),
    );
    expect(sectors.size).toBe(12);
  });
});
