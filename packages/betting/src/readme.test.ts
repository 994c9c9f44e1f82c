import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { describe, expect, it } from 'vitest';
import * as betting from './index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);

/** Turns an example into a function body: imports are read from the package, `// =>` becomes a comparison. */
function runnable(code: string): string {
  return code
    .replace(/^import \{(.*)\} from '@touchline\/betting';$/gm, 'const {$1} = betting;')
    .replace(/^const (\w+) = (.*); \/\/ => (.*)$/gm, 'const $1 = $2; check("$1", $1, $3);')
    .replace(
      /^(.*); \/\/ => (.*)$/gm,
      (_, call: string, value: string) => `check(${JSON.stringify(call)}, ${call}, ${value});`,
    );
}

describe('the examples of the README', () => {
  it.each(examples.map((code) => [code.split('\n')[0] ?? '', code]))(
    'return the results stated: %s',
    (_, code) => {
      let checked = 0;
      const check = (call: string, actual: unknown, expected: unknown) => {
        expect(actual, call).toEqual(expected);
        checked += 1;
      };
      compileFunction(runnable(code), ['betting', 'check'])(betting, check);
      expect(checked).toBe(code.split('// =>').length - 1);
    },
  );

  it('mention every export of the package', () => {
    expect(examples.length).toBeGreaterThanOrEqual(5);
  });
});
