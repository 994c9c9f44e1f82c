import { readArguments, usage, UsageError } from './cli/arguments.ts';
import { build, check, exportTokens, icons, preview, type Command } from './cli/commands.ts';
import { importInto } from './cli/import.ts';
import { BrandBookError } from './node/themes.ts';

const commands = new Map<string, Command>([
  ['check', check],
  ['build', build],
  ['preview', preview],
  ['icons', icons],
  ['import', importInto],
  ['export', exportTokens],
]);

try {
  const args = readArguments(process.argv.slice(2));
  const command = commands.get(args.command);
  if (command === undefined) throw new UsageError(`"${args.command}" is not a command.`);
  await command(args, (line) => console.log(line));
} catch (error) {
  // Any other error is a bug, whose stack is printed.
  if (!(error instanceof UsageError) && !(error instanceof BrandBookError)) throw error;
  console.error(error instanceof UsageError ? `${error.message}\n\n${usage}` : error.message);
  process.exitCode = 1;
}
