import * as z from 'zod';
import { brand } from '../brand.ts';
import { documentFormats } from './document-formats.ts';
import { errorEnvelope } from './envelopes.ts';
import { errors } from './errors.ts';
import { apiBasePath, jsonAlone, type RouteDefinition } from './route.ts';
import { allRoutes } from './routes.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

/** Describes the contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  for (const route of allRoutes) {
    const path = `${apiBasePath}${route.path}`;
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand} API`, version: '1' },
    paths,
    components: {
      schemas: { Error: schemaOf(errorEnvelope, 'output') },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', description: 'The token of a login' },
        reviewer: { type: 'http', scheme: 'bearer', description: 'The token of a reviewer’s link' },
      },
    },
  };
}

function operationOf(route: RouteDefinition & { id: string }): Json {
  return {
    operationId: route.id,
    tags: [route.group],
    summary: route.summary,
    ...securityOf(route),
    parameters: [...parametersOf(route.params, 'path'), ...parametersOf(route.query, 'query')],
    ...requestBodyOf(route),
    responses: { ...successOf(route), ...refusalsOf(route) },
  };
}

function securityOf({ auth }: RouteDefinition): Json {
  if (auth === 'session' || auth === 'reviewer') return { security: [{ [auth]: [] }] };
  return auth === 'optional-session' ? { security: [{}, { session: [] }] } : { security: [] };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

function requestBodyOf({ encoding, body }: RouteDefinition): Json {
  if (body === undefined) return {};
  const mediaType = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return {
    requestBody: {
      required: encoding !== 'optional-json',
      content: { [mediaType]: { schema: schemaOf(body, 'input') } },
    },
  };
}

function successOf({ response }: RouteDefinition): Json {
  if (response.encoding === 'redirect') return { '303': { description: 'See the Location header' } };
  if (response.encoding === 'form-redirect') {
    const content = { 'application/json': { schema: schemaOf(response.schema, 'output') } };
    return {
      '200': {
        description: `Done, if Accept is exactly ${jsonAlone}. Refusals then answer in JSON, too`,
        content,
      },
      '303': {
        description: 'Done, or refused with the code as error in the query: see the Location header',
      },
    };
  }
  if (response.encoding === 'json') {
    const content = { 'application/json': { schema: schemaOf(response.schema, 'output') } };
    return { [String(response.status)]: { description: 'Done', content } };
  }
  const mediaTypes =
    response.encoding === 'document'
      ? [documentFormats[response.format].mediaType]
      : [...new Set(response.mediaTypes)];
  const file = { schema: { type: 'string', format: 'binary' } };
  return {
    '200': { description: 'Done', content: Object.fromEntries(mediaTypes.map((type) => [type, file])) },
  };
}

function refusalsOf({ errors: codes, auth }: RouteDefinition): Json {
  const all = auth === 'session' ? (['session-invalid', ...codes] as const) : codes;
  const byStatus = Map.groupBy(all, (code) => errors[code][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      String(status),
      {
        description: group.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
