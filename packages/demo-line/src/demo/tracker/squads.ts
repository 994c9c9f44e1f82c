import { seeded } from '../../engine/random.ts';
import { SURNAMES } from '../names.ts';

/** Returns the fictional players of a club, the same in all its matches: the goalkeeper first, substitutes last. */
export function squadOf(seed: string, club: string, size: number): readonly string[] {
  const random = seeded(`${seed} squad ${club}`);
  const left = [...SURNAMES];
  return Array.from({ length: size }, () => {
    const [surname = ''] = left.splice(random.between(0, left.length - 1), 1);
    return `${String.fromCharCode(65 + random.between(0, 25))}. ${surname}`;
  });
}
