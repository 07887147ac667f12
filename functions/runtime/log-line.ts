/** Straight to the output: Lambda puts words of its own before what goes through the console. */
export function writeLogLine(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
