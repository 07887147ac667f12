import type { Hono } from 'hono';
import { handle, type LambdaEvent } from 'hono/aws-lambda';

/** The Lambda handler of a group's app; payload format 2.0 in, base64 for what is no text. */
export const lambdaEntry = (app: Hono<{ Bindings: { event?: LambdaEvent } }>) => handle(app);
