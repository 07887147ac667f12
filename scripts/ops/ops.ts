/** `npm run ops -- <noun> <verb>` lets operators look at data and repair it. docs/OPERATIONS.md says when. */
import { ask } from './ask.ts';
import { operate } from './operate.ts';

const code = await operate(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  say: (text) => process.stderr.write(`${text}\n`),
  ask: process.stdin.isTTY ? ask : undefined,
});
// Clients of the stage keep connections open, so the output must be flushed before the exit.
process.stdout.write('', () => process.exit(code));
