/** `npm run ops -- <noun> <verb>`: what operators look at and put right. docs/OPERATIONS.md tells when. */
import { ask } from './ask.ts';
import { operate } from './operate.ts';

const code = await operate(process.argv.slice(2), {
  out: (text) => process.stdout.write(`${text}\n`),
  say: (text) => process.stderr.write(`${text}\n`),
  ask: process.stdin.isTTY ? ask : undefined,
});
// Clients of the stage keep connections open; what was said has to be out first.
process.stdout.write('', () => process.exit(code));
