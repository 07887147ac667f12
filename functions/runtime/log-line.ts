/** Writes straight to stdout, because Lambda adds its own text to console output. */
export function writeLogLine(line: Record<string, unknown>): void {
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
