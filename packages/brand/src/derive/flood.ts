import { contrastOf, lchOf, readable, shift, veil } from '../color.ts';

/** Colours of floodlit grounds, and of text and prices on them. */
export interface Flood {
  readonly bg: string;
  /** Upper edge, next to the header. */
  readonly edge: string;
  readonly fg: string;
  readonly muted: string;
  readonly control: string;
  readonly live: string;
  readonly up: string;
  readonly down: string;
  readonly beam: string;
  readonly ring: string;
}

const paper = '#f4f3ee';
const red = '#ff8f84';
const green = '#4ade98';
/** Lowest chroma of a red that is recognised as one. */
const RED_LEAST = 0.06;
const STEP = 0.02;

interface FloodSource {
  readonly bg: string;
  readonly edge: string;
  /** WCAG contrast that text must reach. */
  readonly need: number;
  /** Share of light at the upper edge, 0..1. */
  readonly light: number;
}

/**
 * Derives a floodlit ground. It is darkened until light text, and a red and a green that are recognised as such, are
 * readable on it and on its controls.
 */
export function floodOf({ bg, edge, need, light }: FloodSource): Flood {
  const control = veil(bg, paper, 0.12);
  const grounds = [bg, edge, control];
  const live = readable(red, grounds, need);
  const isFit = grounds.every((ground) => contrastOf(paper, ground) >= need) && lchOf(live).c >= RED_LEAST;
  if (!isFit && lchOf(bg).l > STEP)
    return floodOf({ bg: shift(bg, -STEP), edge: shift(edge, -STEP), need, light });
  return {
    bg,
    edge,
    fg: paper,
    muted: readable(veil(bg, paper, 0.74), grounds, need),
    control,
    live,
    up: readable(green, grounds, need),
    down: live,
    beam: veil(edge, paper, light),
    ring: edge,
  };
}
