import { pathsIn } from './paths.ts';
import { idSegment } from './segments.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Lists of a discipline's matches. */
export type CyberSection = 'live' | 'line' | 'results';
/** Played by people, or simulated. */
export type CyberType = 'real' | 'virtual';

/** Addresses of the cyber section in one language; a separate module, loaded with the section. */
export function cyberPathsIn(lang: string) {
  const real = pathsIn(lang).cyber;
  const root = real.slice(0, real.lastIndexOf('/'));
  const segment = ({ id, name }: Named) => idSegment(id, name);
  return {
    type: (type: CyberType) => `${root}/${type}`,
    all: `${root}/all`,
    search: `${root}/search-events`,
    discipline: (key: string) => `${root}/${key}`,
    section: (key: string, section: CyberSection) => `${root}/${key}/${section}`,
    champs: (key: string) => `${root}/${key}/champs`,
    champ: (key: string, champ: Named) => `${root}/${key}/${segment(champ)}`,
    game: (key: string, champ: Named, section: 'live' | 'line', game: Named) =>
      `${root}/${key}/${segment(champ)}/${section}/${segment(game)}`,
  };
}
