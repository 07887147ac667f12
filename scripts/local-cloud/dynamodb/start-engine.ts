import { randomUUID } from 'node:crypto';
import type { Engine } from '../engine.ts';
import { borrowEngine } from './borrow-engine.ts';
import { findDynoxide, runDynoxide } from './run-dynoxide.ts';

/** An empty database for a test or a proof: the embedded engine in memory, or a server at DYNAMODB_ENDPOINT. */
export const startEngine = (endpoint = process.env.DYNAMODB_ENDPOINT): Promise<Engine> =>
  endpoint ? borrowEngine(endpoint, randomUUID()) : runDynoxide(findDynoxide());
