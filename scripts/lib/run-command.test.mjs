import { expect, test } from 'vitest';
import { run } from './run-command.mjs';

const node = (code, options) => run(process.execPath, ['-e', code], process.env, options);

test('a program is run to its end, with all that it prints', async () => {
  const code = 'console.log("one"); console.error("two"); process.exitCode = 3;';
  const done = await node(code);
  expect(done.code).toBe(3);
  expect(done.output).toContain('one');
  expect(done.output).toContain('two');
});

test('lines and the text of failures are passed on as they come', async () => {
  const [lines, texts] = [[], []];
  const code = 'console.log("a\\nb"); require("node:fs").writeSync(3, "failure");';
  const { output } = await node(code, { onLine: (it) => lines.push(it), onText: (it) => texts.push(it) });
  expect([lines, texts, output]).toEqual([['a', 'b'], ['failure'], 'a\nb\n']);
});

test('a missing program is a failure with its name', async () => {
  const { code, output } = await run('no-such-program', [], process.env);
  expect([code, output.includes('no-such-program')]).toEqual([1, true]);
});
