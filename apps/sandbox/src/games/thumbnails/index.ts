export { coloursOf } from './motifs.ts';
export { gameNames, type NamedGame } from './names.ts';
export { thumbnailOf, type ThumbnailSize } from './thumbnail.ts';
