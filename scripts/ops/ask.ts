import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Resolves to the typed text, or to nothing after Ctrl+C, Ctrl+D or the end of the terminal. */
export async function ask(
  question: string,
  { input = process.stdin, output = process.stderr }: Partial<Streams> = {},
): Promise<string> {
  const lines = createInterface({ input, output });
  const left = once(lines, 'close').then(() => '');
  try {
    return await Promise.race([lines.question(question), left]);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return '';
    throw error;
  } finally {
    lines.close();
  }
}

interface Streams {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}
