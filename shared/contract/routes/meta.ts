import * as z from 'zod';
import { defineRoutes, jsonAnswer } from '../route.ts';

export const metaRoutes = defineRoutes({
  getOpenApi: {
    method: 'GET',
    path: '/openapi.json',
    group: 'meta',
    auth: 'none',
    summary: 'This API as an OpenAPI 3.1 document',
    encoding: 'none',
    response: jsonAnswer(z.record(z.string(), z.unknown())),
    errors: [],
  },
});
