export {
  BrandBookError,
  brandFolders,
  loadThemes,
  readBrand,
  type BrandReading,
  type LoadedBrand,
} from './node/themes.ts';
export { fontFiles, type FontFile } from './node/fontFiles.ts';
