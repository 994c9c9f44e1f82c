export {
  BrandBookError,
  brandFolders,
  loadThemes,
  readBrand,
  type BrandReading,
  type LoadedBrand,
  type LoadedThemes,
  type RefusedBrand,
} from './node/themes.ts';
export { fontCutFiles, fontFiles, type FontFile } from './node/fontFiles.ts';
export { appleSize, drawIcon, iconFiles, type IconFile } from './node/icons.ts';
