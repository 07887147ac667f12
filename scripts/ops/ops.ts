/** `npm run ops -- <noun> <verb>`: what operators look at and put right. docs/OPERATIONS.md tells when. */
import { createInterface } from 'node:readline/promises';
import { operate } from './operate.ts';

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question);
  } finally {
    lines.close();
  }
}

const code = await operate(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  say: (text) => process.stderr.write(`${text}\n`),
  ask: process.stdin.isTTY ? ask : undefined,
});
// Clients of the stage keep connections open; what was said has to be out first.
process.stdout.write('', () => process.exit(code));
