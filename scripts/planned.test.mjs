import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPlanned } from './planned.mjs';

const story = (tags = '') => `const meta = {\n  title: 'Any',\n${tags}};\n`;
const planned = `  tags: ['planned'],\n`;

/** A kit of two components, of which a screen uses `Menu`, and with it `Icon`. */
const KIT = {
  'packages/ui/package.json': '{ "name": "@touchline/ui", "exports": { ".": "./src/index.ts" } }',
  'packages/ui/src/index.ts': `export { Menu } from './primitives/Menu/Menu.tsx'; export { Faq } from './blocks/content/Faq/Faq.tsx';`,
  'packages/ui/src/primitives/Menu/Menu.tsx': `import { Icon } from '../Icon/Icon.tsx'; export const Menu = Icon;`,
  'packages/ui/src/primitives/Menu/Menu.stories.tsx': story(),
  'packages/ui/src/primitives/Icon/Icon.tsx': 'export const Icon = 1;',
  'packages/ui/src/blocks/content/Faq/Faq.tsx': 'export const Faq = 1;',
  'packages/ui/src/blocks/content/Faq/Faq.stories.tsx': story(planned),
  'packages/ui/README.md': '| `blocks/content` | Faq |\n',
  'apps/web/package.json': '{ "name": "@touchline/web" }',
  'apps/web/src/Screen.tsx': `import { Menu } from '@touchline/ui'; Menu;`,
  'apps/web/src/Screen.test.tsx': `import { Faq } from '@touchline/ui'; Faq;`,
};

let base;
beforeEach(() => (base = mkdtempSync(join(tmpdir(), 'planned-'))));
afterEach(() => rmSync(base, { recursive: true }));

function check(changes = {}) {
  for (const [path, text] of Object.entries({ ...KIT, ...changes })) {
    mkdirSync(dirname(join(base, path)), { recursive: true });
    writeFileSync(join(base, path), text);
  }
  return checkPlanned(base);
}

test('a component that only stories and tests use is planned; its parts count as used with it', () => {
  expect(check()).toEqual([]);
});

test.each([
  ['packages/ui/src/blocks/content/Faq/Faq.stories.tsx', story(), 'lacks the tag "planned"'],
  [
    'packages/ui/src/primitives/Menu/Menu.stories.tsx',
    story(planned),
    'is tagged "planned", but an app uses',
  ],
  ['packages/ui/README.md', '', `doesn't list blocks/content/Faq`],
  [
    'packages/ui/README.md',
    '| `blocks/content` | Faq |\n| `primitives` | Menu |\n',
    'lists primitives/Menu, but',
  ],
  [
    'packages/ui/README.md',
    '| `blocks/content` | Faq, Gone |\n',
    `lists blocks/content/Gone, which doesn't exist`,
  ],
])('a wrong mark in %s is reported: %#', (path, text, problem) => {
  expect(check({ [path]: text })).toEqual([expect.stringContaining(problem)]);
});
