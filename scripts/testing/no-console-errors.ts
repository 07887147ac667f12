import { format } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  const complain = (...words: unknown[]) => void complaints.push(format(...words));
  console.error = complain;
  console.warn = complain;
});

/** A warning of React or of the browser is a fault of ours, even if the test goes on. */
afterEach(() => expect(complaints, 'complaints on the console').toEqual([]));
