import { pathsIn } from './paths.ts';
import { idSegment } from './segments.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** What a discipline's matches are listed by. */
export type CyberSection = 'live' | 'line' | 'results';
/** Played by people, or by a simulation. */
export type CyberType = 'real' | 'virtual';

/** The addresses of the cyber section in one language; apart from the others, so that they come with the section. */
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
