export { coloursOf } from './motifs.ts';
export { gameNames, studios, type NamedGame } from './names.ts';
export { thumbnailOf, type DrawnGame, type ThumbnailSize } from './thumbnail.ts';
