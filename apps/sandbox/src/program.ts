import type { FastifyInstance } from 'fastify';

/** Ends the process with a message in production, which never contains the sandbox. */
export function refuseProduction(): void {
  if (process.env['NODE_ENV'] !== 'production') return;
  process.stderr.write('The sandbox moves no money and checks nobody: it doesn’t start in production.\n');
  process.exit(1);
}

interface Program {
  /** Name in its first line. */
  readonly name: string;
  /** Variable with its port. */
  readonly variable: string;
  /** Port without the variable. */
  readonly port: number;
}

/** Listens until the process is told to end. */
export async function run(app: FastifyInstance, { name, variable, port }: Program): Promise<void> {
  try {
    const address = await app.listen({ port: Number(process.env[variable] ?? port), host: '127.0.0.1' });
    process.stdout.write(`${name}: ${address}\n`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `The ${name.toLowerCase()} can’t listen (${reason}): set ${variable} to a free port.\n`,
    );
    process.exit(1);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
}
