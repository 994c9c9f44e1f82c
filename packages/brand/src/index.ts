export * from './shape.ts';
export {
  axisOf,
  tokenAt,
  tokenName,
  tokenNamed,
  tokens,
  tokensOf,
  type Axis,
  type AxisPath,
  type AxisValues,
  type Token,
  type TokenPath,
} from './names.ts';
export { brandBookSchema, type BrandBook, type Seeds } from './book.ts';
export { buildTheme, type Theme } from './theme.ts';
export { plainCss, plainRules, type PlainRule } from './css/plainCss.ts';
export { themeCss } from './css/themeCss.ts';
export { themesCss } from './css/themesCss.ts';
export { fontFamilies, fontNames, type FontChoice, type FontFamily, type FontName } from './fonts.ts';
export { firstFontFiles, fontFaceCss, fontFileName, themeFontCss } from './fontCss.ts';
export { iconCss, type BrandIcon } from './iconCss.ts';
export { iconNames } from './iconNames.ts';
export { parseBrandBook, type ParsedBook } from './parseBook.ts';
export type { BookFault } from './bookFaults.ts';
export { contrastOf } from './color.ts';
export { contrastPairs, type ContrastPair } from './contrastPairs.ts';
export { shownFigure, type ContrastFigure } from './faults/contrast.ts';
export { contrastFaults, contrastFigures, themeFaultTexts } from './faults/themeFaults.ts';
export {
  brandPairsCss,
  refusalKinds,
  sanitizeBrandPairs,
  type BrandDeclaration,
  type BrandPair,
  type BrandRefusal,
  type RefusalKind,
  type SanitizedPairs,
} from './brandPairs.ts';
export { judgeBrandPairs, type JudgedPairs } from './judgeBrandPairs.ts';
export { exportTheme } from './dtcg/exportTheme.ts';
