import { expect, test } from 'vitest';
import { splitMatch } from './splitMatch.ts';

test.each([
  ['Iron Orchard', 'orch', ['Iron ', 'Orch', 'ard']],
  ['Café Étoile', 'etoile', ['Café ', 'Étoile', '']],
  ['Nine Comets', '  nine ', ['', 'Nine', ' Comets']],
  ['Nine Comets', '', ['Nine Comets', '', '']],
  ['Nine Comets', 'vault', ['Nine Comets', '', '']],
])('splits %s around the match of %j', (name, query, parts) => {
  expect(splitMatch(name, query, 'en')).toEqual(parts);
});
