import { runCommand } from './cli/run.ts';

process.exitCode = await runCommand(process.argv.slice(2), {
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
