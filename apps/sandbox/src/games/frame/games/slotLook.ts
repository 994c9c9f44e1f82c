/** Colours of a title, as its thumbnail has them. */
interface LookColours {
  /** Colour of the ground at the top and at the foot. */
  readonly top: string;
  readonly foot: string;
  /** Four flat colours of its drawing. */
  readonly colours: readonly string[];
  /** True if the ground is light. */
  readonly isLight: boolean;
}

/** Look of a title of the slot: that of Iron Orchard, which has the hand of the own games, or CSS variables. */
export type SlotLook =
  | { readonly isOrchard: true }
  | {
      readonly isOrchard: false;
      readonly isLight: boolean;
      readonly variables: Readonly<Record<string, string>>;
    };

/** Returns the look of a title: the colours of its settings, else those of a hue that its id determines. */
export function lookOf(gameId: string, { look }: Readonly<Record<string, unknown>>): SlotLook {
  if (gameId === 'iron-orchard') return { isOrchard: true };
  const { top, foot, colours, isLight } = isColours(look) ? look : coloursOf(hueOf(gameId));
  const [a = top, b = top, c = top, d = top] = colours;
  return {
    isOrchard: false,
    isLight,
    variables: {
      '--look-ground': top,
      '--look-deep': foot,
      '--look-a': a,
      '--look-b': b,
      '--look-c': c,
      '--look-d': d,
    },
  };
}

function coloursOf(hue: number): LookColours {
  const hsl = (turn: number, saturation: number, light: number): string =>
    `hsl(${(hue + turn) % 360} ${saturation}% ${light}%)`;
  return {
    top: hsl(0, 58, 19),
    foot: hsl(0, 62, 8),
    colours: [hsl(0, 82, 58), hsl(180, 46, 58), hsl(330, 74, 60), hsl(90, 50, 66)],
    isLight: false,
  };
}

/** Returns a hue from 0 to 359, spread evenly over ids that differ in their last digits. */
export function hueOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) % 360;
}

const HEX = /^#[\da-f]{6}$/i;

function isColours(look: unknown): look is LookColours {
  if (typeof look !== 'object' || look === null) return false;
  const { top, foot, colours, isLight } = look as Partial<Record<keyof LookColours, unknown>>;
  const texts: readonly unknown[] = [top, foot, ...(Array.isArray(colours) ? (colours as unknown[]) : [])];
  return (
    texts.length === 6 &&
    texts.every((text) => typeof text === 'string' && HEX.test(text)) &&
    typeof isLight === 'boolean'
  );
}
