import { expect, test } from 'vitest';
import { splitMatch } from './splitMatch.ts';

test.each([
  ['Iron Orchard', 'orch', ['Iron ', 'Orch', 'ard']],
  ['Café Étoile', 'etoile', ['Café ', 'Étoile', '']],
  ['Nine Comets', '  nine ', ['', 'Nine', ' Comets']],
  ['Nine Comets', '', ['Nine Comets', '', '']],
  ['Nine Comets', 'vault', ['Nine Comets', '', '']],
])('%s searched by %j', (name, query, parts) => {
  expect(splitMatch(name, query, 'en')).toEqual(parts);
});
