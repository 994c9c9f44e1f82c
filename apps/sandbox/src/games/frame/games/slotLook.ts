/** Look of a title of the slot. */
export interface SlotLook {
  /** True for Iron Orchard itself, which is drawn by the hand of the platform's own games. */
  readonly isOrchard: boolean;
  /** Hue of the title, 0 to 359. */
  readonly hue: number;
}

/** Returns the look of a title: of its settings' hue, else of its id, so that it is always the same. */
export function lookOf(gameId: string, settings: Readonly<Record<string, unknown>>): SlotLook {
  const { hue } = settings;
  return {
    isOrchard: gameId === 'iron-orchard',
    hue: typeof hue === 'number' ? hue % 360 : hueOf(gameId),
  };
}

function hueOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return (hash * 47) % 360;
}
