import { createContext, runInContext } from 'node:vm';
import { storeImport } from './edge-code.ts';

/** Loads the handler of a deployed text, with stand-ins for CloudFront's own module. */
export function runEdgeCode<Event, Result>(
  code: string,
  globals: Record<string, unknown> = {},
): (event: Event) => Result {
  const script = code.replace(storeImport, '');
  return runInContext(`'use strict';\n${script}\nhandler`, createContext({ ...globals }));
}
