/** Time until `holds` resolves, ms. */
export async function timeUntil(holds: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await holds();
  return Math.round(performance.now() - from);
}

/** Prints a measurement as one line of JSON. */
export function print(figure: string, ms: number): void {
  process.stdout.write(`${JSON.stringify({ figure, ms })}\n`);
}
