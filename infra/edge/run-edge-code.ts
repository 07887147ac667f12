import { createContext, runInContext } from 'node:vm';
import { storeImport } from './edge-code.ts';

/** The handler of a text that is deployed, with what CloudFront would have ready for it. */
export function runEdgeCode<Event, Result>(
  code: string,
  globals: Record<string, unknown> = {},
): (event: Event) => Result {
  const script = code.replace(storeImport, '');
  return runInContext(`'use strict';\n${script}\nhandler`, createContext({ ...globals }));
}
