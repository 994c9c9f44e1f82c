import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Values of the toolbar in which Chromatic takes a snapshot. */
interface ToolbarValues {
  readonly brand: string;
  readonly mode: string;
  readonly direction: 'auto' | 'rtl';
}

export interface Choices {
  /** Names of the brands, the default first. */
  readonly brands: readonly string[];
  /** Names of the colour modes, the default first. */
  readonly modes: readonly string[];
}

/**
 * Reads the modes in which Chromatic takes each story.
 * @param text names separated by commas: a brand, a mode, and `rtl` for right to left, as `acme dark rtl`. By default
 *   the first brand in light and dark mode, and from right to left.
 * @throws {Error} for an unknown brand or mode, with the known ones
 */
export function chromaticModes(text: string | undefined, { brands, modes }: Choices) {
  const [brand = ''] = brands;
  const names = text?.trim()
    ? text.split(',').map((name) => name.trim().replaceAll(/\s+/g, ' '))
    : [`${brand} light`, `${brand} dark`, `${brand} light rtl`];
  return Object.fromEntries(names.map((name) => [name, valuesOf(name, { brands, modes })]));
}

function valuesOf(name: string, { brands, modes }: Choices): ToolbarValues {
  const [brand = '', mode = '', direction, ...rest] = name.split(' ');
  if (!brands.includes(brand) || !modes.includes(mode) || (direction ?? 'rtl') !== 'rtl' || rest.length > 0)
    throw new Error(
      `STORYBOOK_CHROMATIC_MODES contains "${name}". Write a brand (${brands.join(', ')}), a mode (${modes.join(', ')}), and optionally rtl, as "${brands[0]} dark rtl".`,
    );
  return { brand, mode, direction: direction ? 'rtl' : 'auto' };
}

/** Widths of the window, as in the visual guard. */
const widths = { phone: 390, desktop: 1280 } as const;

/**
 * Gives each story its modes for Chromatic: on a phone's width, or a desktop's for stories with the tag `desktop`; none
 * for those with `no-visual`. An enhancer, because parameters of the whole Storybook can't depend on tags.
 */
export function withChromatic(modes: ReturnType<typeof chromaticModes>): ArgTypesEnhancer {
  return ({ argTypes, parameters, tags = [] }) => {
    const viewport = tags.includes('desktop') ? widths.desktop : widths.phone;
    parameters['chromatic'] = tags.includes('no-visual')
      ? { disableSnapshot: true }
      : {
          modes: Object.fromEntries(
            Object.entries(modes).map(([name, values]) => [name, { ...values, viewport }]),
          ),
          prefersReducedMotion: 'reduce',
        };
    return argTypes;
  };
}
