import type * as z from 'zod';
import type { Engine, EngineContext } from './engine.ts';
import { Refusal } from './refusal.ts';
import { type Answer, serveEngine } from './serve-engine.ts';
import { verifySignature } from './verify-signature.ts';

/** One action of a JSON service: parses its input, names its resource, then runs. */
export interface Operation {
  prepare(body: unknown): { resource: string; run: () => object };
}

export function operation<Input>(
  schema: z.ZodType<Input>,
  { resource, run }: { resource: (input: Input) => string; run: (input: Input) => object },
): Operation {
  return {
    prepare(body) {
      const result = schema.safeParse(body);
      if (!result.success) throw invalidInput(result.error);
      return { resource: resource(result.data), run: () => run(result.data) };
    },
  };
}

function invalidInput({ issues }: z.ZodError): Refusal {
  const reasons = issues.map(({ path, message }) => `${path.join('.') || 'input'}: ${message}`);
  return new Refusal('ValidationException', `${issues.length} validation error(s): ${reasons.join('; ')}`);
}

/** An AWS service that is called by POST, with the action in a header and JSON in the body. */
export function serveJson(
  context: EngineContext,
  service: {
    name: string;
    /** Prefix of the action in the header x-amz-target. */
    target: string;
    /** Prefix of the action in IAM. */
    prefix: string;
    mostBytes: number;
    operations: Readonly<Record<string, Operation>>;
  },
): Promise<Engine> {
  const { name, target, prefix, mostBytes, operations } = service;
  return serveEngine({
    name,
    mostBytes,
    refuse: refuseInJson,
    async answer(asked) {
      const accessKeyId = await verifySignature(asked, context);
      const [asking = '', action = ''] = String(asked.headers['x-amz-target'] ?? '').split('.');
      const known = asking === target && Object.hasOwn(operations, action) ? operations[action] : undefined;
      if (known === undefined || asked.method !== 'POST')
        throw new Refusal('UnknownOperationException', `Not supported here: '${asking}.${action}'`);
      const { resource, run } = known.prepare(parseBody(asked.body));
      const call = { accessKeyId, action: `${prefix}:${action}`, resource };
      if (!context.authorise(call)) throw notAuthorised(call);
      return inJson(200, run(), asked.requestId);
    },
  });
}

function parseBody(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal('SerializationException', 'The body is not JSON');
  }
}

export const notAuthorised = (call: { accessKeyId: string; action: string; resource: string }): Refusal =>
  new Refusal(
    'AccessDeniedException',
    `User: ${call.accessKeyId} is not authorized to perform: ${call.action} on resource: ${call.resource}`,
  );

/** The names that JSON services give to signature failures. */
const signatureTypes: Record<string, string> = {
  AuthorizationHeaderMalformed: 'IncompleteSignatureException',
  AuthorizationQueryParametersError: 'IncompleteSignatureException',
  AccessDenied: 'IncompleteSignatureException',
  InvalidAccessKeyId: 'UnrecognizedClientException',
  MissingAuthenticationToken: 'MissingAuthenticationTokenException',
  SignatureDoesNotMatch: 'InvalidSignatureException',
};

export function refuseInJson({ code, message, status }: Refusal, requestId: string): Answer {
  const __type = signatureTypes[code];
  return inJson(__type === undefined ? status : 400, { __type: __type ?? code, message }, requestId);
}

export const inJson = (status: number, body: object, requestId: string): Answer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': requestId },
  body: JSON.stringify(body),
});
