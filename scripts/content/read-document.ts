import { parse } from 'yaml';
import type * as z from 'zod';
import { curlAll, curlQuotes } from './curl-quotes.ts';

/** A fault in a file of the library, with a message for its writer. */
export class ContentFault extends Error {
  constructor(file: string, fault: string) {
    super(`${file}: ${fault}`);
    this.name = 'ContentFault';
  }
}

export interface Document<T> {
  front: T;
  body: string;
  /** The line on which the body starts. */
  firstLine: number;
}

const form = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/** Reads a Markdown file, checks its front matter and sets its quotes. */
export function readDocument<T>(file: string, text: string, schema: z.ZodType<T>): Document<T> {
  const [, yaml, body] = form.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (yaml === undefined || body === undefined)
    throw new ContentFault(file, 'it does not start with front matter between two lines of ---');
  const front = schema.safeParse(parseYaml(file, yaml));
  if (front.success) {
    const before = yaml.split('\n').length + 2 + (/^\n*/.exec(body)?.[0].length ?? 0);
    return { front: front.data, body: curlQuotes(body.trim()), firstLine: before + 1 };
  }
  const faults = front.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new ContentFault(file, `front matter: ${faults.join('; ')}`);
}

function parseYaml(file: string, yaml: string): unknown {
  try {
    return curlAll(parse(yaml));
  } catch (error) {
    throw new ContentFault(file, `front matter: ${error instanceof Error ? error.message : String(error)}`);
  }
}
