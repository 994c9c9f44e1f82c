import * as v from 'valibot';
import { fontNames, isFontName, subsetNames } from './fonts.ts';
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

/** @param names families that the book can use */
const family = (about: string, names: readonly string[]) => v.pipe(v.picklist(names), v.description(about));

const range = v.tuple([v.number(), v.number()]);

/** Font of a brand that the registry doesn't have, as `npm run brand -- font` writes it. */
export const ownFontSchema = v.strictObject({
  name: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z][A-Za-z0-9 ]{0,39}$/, 'must be letters, digits and spaces'),
    v.check((name) => !isFontName(name.replace(/ Variable$/, '')), 'is the name of a font of the platform'),
    v.description('The family’s name, for seeds and overrides'),
  ),
  id: v.pipe(
    v.string(),
    v.regex(/^[a-z][a-z0-9-]{0,59}$/, 'must be lower-case letters, digits and dashes'),
    v.description('Start of the names of its files in the folder fonts'),
  ),
  licence: v.pipe(
    v.string(),
    v.regex(/^\w[\w.-]{0,79}$/, 'must be the name of a file in the folder fonts'),
    v.description('File with the licence that permits its use on the web'),
  ),
  axis: v.picklist(['wght', 'wdth']),
  weight: range,
  stretch: v.optional(range),
  subsets: v.pipe(v.array(v.picklist(subsetNames)), v.minLength(1)),
  tabular: v.pipe(v.boolean(), v.description('Whether it has figures of one width, for prices')),
  metrics: v.strictObject({ ascent: v.number(), descent: v.number(), width: v.number() }),
});

const tokenValues = v.record(v.string(), v.pipe(v.string(), v.maxLength(200)));

const seedsSchema = (names: readonly string[]) =>
  v.pipe(
    v.strictObject({
      primary: hex('The ground of the header and of what carries the brand'),
      onPrimary: hex('Text on the primary'),
      accent: hex('What is the player’s own: selections, and the one action that moves money'),
      headingFont: family('Titles and scores', names),
      bodyFont: family('Running text and prices', names),
      radius: v.pipe(v.number(), v.minValue(0), v.maxValue(28), v.description('Corner of a card in px')),
      onAccent: v.optional(hex('Text on the accent; ink or white when absent')),
      canvas: v.optional(hex('The light page; paper in the primary’s hue when absent')),
      canvasDark: v.optional(hex('The dark page; night in the primary’s hue when absent')),
    }),
    v.description('What everything else is derived from'),
  );

/** @param own names of the book's own fonts */
export const bookSchemaWith = (own: readonly string[]) =>
  v.pipe(
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
      seeds: seedsSchema([...own, ...fontNames]),
      fonts: v.optional(
        v.pipe(
          v.array(ownFontSchema),
          v.description('Fonts of the brand’s own; the command “brand font” adds them'),
        ),
      ),
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

/** Schema of a book without own fonts. */
export const brandBookSchema = bookSchemaWith([]);

export type BrandBook = v.InferOutput<typeof brandBookSchema>;
export type Seeds = BrandBook['seeds'];
