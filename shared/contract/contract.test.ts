import aslValidator from 'asl-validator';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { functionNames, functions } from './functions.ts';
import { openApiDocument } from './openapi.ts';
import { pages } from './pages.ts';
import { allRoutes } from './routes.ts';
import runReview from './run-review.asl.json' with { type: 'json' };
import { sweeps } from './sweeps.ts';

/** These are the routes of section 7 of the specification, with those added later. */
const specified = `
POST /auth/signup · POST /auth/login · POST /auth/reset-password · POST /auth/verify-reset-token
POST /auth/submit-reset-password · POST /auth/change-password · GET /user · PUT /user/profile
POST /user/resend-verification · GET /user/verify-email · GET /files/{fileId} · GET /path-compiler/runs
GET /path-compiler/runs/{runId} · GET /path-compiler/runs/{runId}/private · PUT /path-compiler/runs/{runId} · POST /path-compiler/runs/{runId}/submit
POST /path-compiler/session · POST /path-compiler/runs · GET /path-compiler/purchase-status/{personaSlug}/{pathSlug}
POST /path-compiler/purchase/{personaSlug}/{pathSlug} · GET /pay/orders · POST /pay/token/verify
POST /pay/token/cancel · POST /subscription-interest · POST /pay/token · POST /pay/fund-us
POST /auth/logout · GET /path-compiler/content/{personaSlug}/{pathSlug} · GET /path-compiler/content/{personaSlug}/{pathSlug}/kit · POST /pay/webhook
GET /files/{fileId}/link · GET /files/{fileId}/workbook · GET /files/{fileId}/calendar · GET /review · POST /review · PUT /review · POST /review/preview · GET /user/export · DELETE /user · POST /user/resume-mail · PUT /user/email · GET /path-compiler/purchases
PUT /path-compiler/purchases/{personaSlug}/{pathSlug}/place · GET /openapi.json · POST /readings
`
  .split(/[·\n]/)
  .map((route) => route.trim())
  .filter(Boolean);

describe('the contract', () => {
  it('has every specified route once and no other', () => {
    expect(allRoutes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(specified.toSorted());
    expect(new Set(allRoutes.map(({ id }) => id)).size).toBe(allRoutes.length);
  });

  it('names in each path exactly the parameters it checks', () => {
    for (const { path, params } of allRoutes) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(params?.shape ?? {})).toEqual(named);
    }
  });

  it('accepts no empty id or token that becomes a key', () => {
    const taken = allRoutes.flatMap(({ id, params, query, body }) =>
      [params, query, body].flatMap((schema) =>
        Object.entries<z.ZodType>(schema?.shape ?? {})
          .filter(([name, field]) => /(id|token)$|^t$/i.test(name) && field.safeParse('').success)
          // authToken is a session, not a key; an empty one is answered like any invalid one.
          .filter(([name]) => name !== 'authToken')
          .map(([name]) => `${id} takes an empty ${name}`),
      ),
    );
    expect(taken).toEqual([]);
  });

  it('gives every page its own address', () => {
    const paths = Object.values(pages).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('runs every sweep and workflow state with a function it declares', () => {
    const called = [...JSON.stringify(runReview).matchAll(/\$\{([\w-]+)\}/g)].map(([, name]) => name);
    const declared: readonly (string | undefined)[] = functionNames;
    for (const name of [...called, ...Object.values(sweeps).map((sweep) => sweep.function)])
      expect(declared).toContain(name);
    const workflow = functionNames.filter((name) => name.startsWith('workflow-'));
    expect([...new Set(called)].sort()).toEqual(workflow.toSorted());
  });

  it('keeps within the limits of Lambda', () => {
    for (const [name, { memoryMb, timeoutSeconds }] of Object.entries(functions)) {
      expect(memoryMb).toBeGreaterThanOrEqual(128);
      // The HTTP API times out after thirty seconds; a sweep must end before its next run in five minutes.
      expect(timeoutSeconds).toBeLessThan(/^(sweep|workflow)-/.test(name) ? 300 : 30);
    }
  });

  it('holds a valid state machine', () => {
    const definition = JSON.parse(
      JSON.stringify(runReview).replaceAll(
        /\$\{([\w-]+)\}/g,
        'arn:aws:lambda:ap-southeast-2:000000000000:function:$1',
      ),
    );
    const { isValid, errorsText } = aslValidator(definition);
    expect(errorsText('\n')).toBe('');
    expect(isValid).toBe(true);
  });
});

describe('the OpenAPI document', () => {
  const document = openApiDocument() as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
  };

  it('describes every route once', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      allRoutes.map(({ id }) => id).sort(),
    );
  });

  it('lists the refusals of a route by status', () => {
    const logIn = document.paths['/api/auth/login']?.post;
    expect(Object.keys(logIn?.responses ?? {}).sort()).toEqual(['200', '400', '429']);
    const user = document.paths['/api/user']?.get;
    expect(Object.keys(user?.responses ?? {}).sort()).toEqual(['200', '400', '401']);
  });

  it('documents both answers of a payment form: JSON for a script, a redirect for a browser', () => {
    const { responses = {} } = document.paths['/api/pay/token']?.post ?? {};
    expect(Object.keys(responses)).toEqual(['200', '303', '400', '401', '409', '429', '500', '503']);
    expect(responses['200']).toMatchObject({
      description: expect.stringContaining('Accept is exactly application/json'),
      content: { 'application/json': { schema: { required: ['location'] } } },
    });
    expect(responses['303']).not.toHaveProperty('content');
    const link = document.paths['/api/files/{fileId}/link']?.get;
    expect(Object.keys(link?.responses ?? {})).toEqual(['303', '402', '404', '410']);
  });
});
