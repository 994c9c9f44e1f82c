import { BrandBookError } from '../node/themes.ts';
import { readArguments, usage, UsageError } from './arguments.ts';
import { clean } from './clean.ts';
import { build, check, exportTokens, icons, preview, type Command } from './commands.ts';
import { cutFonts } from './cutFonts.ts';
import { font } from './font.ts';
import { importInto } from './import.ts';

const commands = new Map<string, Command>([
  ['check', check],
  ['build', build],
  ['preview', preview],
  ['icons', icons],
  ['clean', clean],
  ['font', font],
  ['cut-fonts', cutFonts],
  ['import', importInto],
  ['export', exportTokens],
]);

interface Output {
  print(line: string): void;
  printError(line: string): void;
}

/**
 * Runs a command line.
 * @returns the exit code
 * @throws any error that isn't the user's: a bug, whose stack is worth printing
 */
export async function runCommand(argv: readonly string[], { print, printError }: Output): Promise<number> {
  try {
    const args = readArguments(argv);
    const command = commands.get(args.command);
    if (command === undefined) throw new UsageError(`"${args.command}" is not a command.`);
    await command(args, print);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof BrandBookError)) throw error;
    printError(error instanceof UsageError ? `${error.message}\n\n${usage}` : error.message);
    return 1;
  }
}
