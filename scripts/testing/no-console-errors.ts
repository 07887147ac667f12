import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  const complain = (...words: unknown[]) => void complaints.push(format(...words));
  console.error = complain;
  console.warn = complain;
});

/** What React or a browser complains of is a mistake of ours, though the test that met it went on. */
afterEach(() => expect(complaints, 'complaints on the console').toEqual([]));
