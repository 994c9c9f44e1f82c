import { describe, expect, it } from 'vitest';
import { gameKindOf } from './gameKinds.ts';

describe('the kind of a game for wagering', () => {
  it.each([
    [['slots'], 'slots'],
    [['slots', 'megaways'], 'slots'],
    [['fast', 'mines'], 'mines'],
    [['fast', 'hi-lo'], 'hilo'],
    [['fast'], 'dice'],
    [['live', 'roulette'], 'roulette'],
    [['cards', 'video-poker'], 'videoPoker'],
    [['slots', 'live'], 'live'],
    [['asian'], undefined],
  ])('of %j is %s', (categories, kind) => {
    expect(gameKindOf(categories)).toBe(kind);
  });
});
