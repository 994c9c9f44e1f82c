import * as v from 'valibot';
import { fontNames, type FontName } from './fonts.ts';
import { densities, modes } from './shape.ts';

const hex = (about: string) =>
  v.pipe(
    v.string(),
    v.regex(/^#[0-9a-fA-F]{6}$/, 'must be an opaque colour such as #16233B'),
    v.description(about),
  );

const text = (about: string, longest: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(longest), v.description(about));

/** Name of a brand's image. */
export const markName = v.pipe(
  v.string(),
  v.regex(
    /^[a-z0-9][a-z0-9-]*\.svg$/,
    'must be the name of an SVG file in the same folder, such as logo.svg',
  ),
);

const fileName = (about: string) => v.pipe(markName, v.description(about));

const family = (about: string) =>
  v.pipe(v.picklist(fontNames as [FontName, ...FontName[]]), v.description(about));

const tokenValues = v.record(v.string(), v.pipe(v.string(), v.maxLength(200)));

export const seedsSchema = v.pipe(
  v.strictObject({
    primary: hex('The ground of the header and of what carries the brand'),
    onPrimary: hex('Text on the primary'),
    accent: hex('What is the player’s own: selections, and the one action that moves money'),
    headingFont: family('Titles and scores'),
    bodyFont: family('Running text and prices'),
    radius: v.pipe(v.number(), v.minValue(0), v.maxValue(28), v.description('Corner of a card in px')),
    onAccent: v.optional(hex('Text on the accent; ink or white when absent')),
    canvas: v.optional(hex('The light page; paper in the primary’s hue when absent')),
    canvasDark: v.optional(hex('The dark page; night in the primary’s hue when absent')),
  }),
  v.description('What everything else is derived from'),
);

export const brandBookSchema = v.pipe(
  v.strictObject({
    $schema: v.optional(v.string()),
    name: v.pipe(
      v.string(),
      v.regex(
        /^[a-z][a-z0-9-]{0,31}$/,
        'must be lower-case letters, digits and dashes, like the folder’s name',
      ),
      v.description('The brand’s name in code; the same as its folder'),
    ),
    title: text('The brand’s name for people; the wordmark’s text', 40),
    seeds: seedsSchema,
    overrides: v.optional(
      v.pipe(
        v.strictObject({
          all: v.optional(tokenValues),
          light: v.optional(tokenValues),
          dark: v.optional(tokenValues),
          contrast: v.optional(tokenValues),
        }),
        v.description('Values by token path: in all modes, or in one (colour and shadow only)'),
      ),
      {},
    ),
    defaults: v.pipe(
      v.strictObject({ mode: v.picklist(modes), density: v.picklist(densities) }),
      v.description('What a player sees before choosing'),
    ),
    logo: fileName('The wordmark with its mark'),
    icon: fileName('The mark alone, square'),
    pwa: v.pipe(
      v.strictObject({
        name: text('The name of the installed app', 45),
        shortName: text('The name under the icon', 12),
        themeColor: hex('The browser’s own bars'),
        backgroundColor: hex('The screen while the app starts'),
      }),
      v.description('The installed app'),
    ),
  }),
  v.title('Touchline brand book'),
);

export type BrandBook = v.InferOutput<typeof brandBookSchema>;
export type Seeds = v.InferOutput<typeof seedsSchema>;
