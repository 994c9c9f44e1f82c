import { expect, test } from 'vitest';
import { drawLayers } from './picture.mjs';
import { treeOf } from './tree.mjs';

const domain = (name, layer) => ({ name, layer, entries: [name] });
const LAYOUT = {
  domains: [domain('ground', 1), domain('bets', 2), domain('staff', 3)],
  composition: ['platform.ts'],
  ignored: [],
  wiring: [],
};

test('a drawing has each domain, the highest first, and no arrow that follows from others', () => {
  const sources = {
    'platform.ts': `import './staff/index.ts';`,
    'ground/index.ts': ``,
    'bets/index.ts': `import '../ground/index.ts';`,
    'staff/index.ts': `import '../bets/index.ts'; import '../ground/index.ts';`,
  };
  const tree = treeOf(new Map(Object.entries(sources)), Object.keys(sources));
  expect(drawLayers(tree, LAYOUT).split('\n')).toEqual([
    '```mermaid',
    'flowchart TD',
    '  staff["3 staff"]',
    '  bets["2 bets"]',
    '  ground["1 ground"]',
    '  bets --> ground',
    '  staff --> bets',
    '```',
  ]);
});
