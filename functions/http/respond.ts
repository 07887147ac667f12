import { dispositionOf, documentFormats } from '#shared/contract/document-formats.ts';
import { apiHeaders } from '#shared/contract/edge-headers.ts';
import { type ErrorCode, sentenceOf, statusOf, tryAgainIn } from '#shared/contract/errors.ts';
import { jsonAlone, type RouteDefinition } from '#shared/contract/route.ts';
import { withQuery } from '#shared/domain/tokens/payment-return.ts';
import { howToParse } from '../runtime/how-to-parse.ts';
import type { Refusal, Success } from './outcome.ts';

/** A response before it is put into API Gateway's format. */
export interface Reply {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
}

export interface Responded {
  response: Reply;
  /** It is ok or the code of the refusal. */
  outcome: 'ok' | ErrorCode;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { ...apiHeaders, 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});

const seeOther = (location: string): Reply => ({ status: 303, headers: { ...apiHeaders, location } });

export function respondRefusal(refusal: Refusal, requestId: string): Responded {
  const { code, retryAfterSeconds } = refusal;
  const waits = code === 'too-many-requests' && retryAfterSeconds !== undefined;
  const sentence = refusal.sentence ?? (waits ? tryAgainIn(retryAfterSeconds) : sentenceOf(code));
  const body = { code, global: sentence, error: sentence, message: sentence, requestId };
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterSeconds)) };
  return { response: json(statusOf(code), body, headers), outcome: code };
}

/** Redirects to the page of the form, with the code of the refusal for that page to show. */
export function respondRefusedForm({ code }: Refusal, returnPath: string): Responded {
  return { response: seeOther(withQuery(returnPath, `error=${code}`)), outcome: code };
}

export const respondSuccess = (route: RouteDefinition, success: Success, accept?: string): Responded => ({
  response: successResponse(route, success, accept),
  outcome: 'ok',
});

function successResponse({ response }: RouteDefinition, success: Success, accept: string | undefined): Reply {
  if (success.kind === 'redirect') {
    const { location } = success;
    // A script cannot read the target of a redirect.
    return response.encoding === 'form-redirect' && accept === jsonAlone
      ? json(200, response.schema.parse({ location }, howToParse(response.schema)))
      : seeOther(location);
  }
  if (success.kind === 'document') {
    if (response.encoding !== 'document') throw new Error('A route without a document answer was given one');
    return {
      status: 200,
      headers: {
        ...apiHeaders,
        'content-type': documentFormats[response.format].mediaType,
        'content-disposition': dispositionOf(response.format),
      },
      body: success.bytes,
    };
  }
  if (success.kind === 'download') {
    const { bytes, mediaType, fileName } = success;
    if (response.encoding !== 'download' || !response.mediaTypes.includes(mediaType))
      throw new Error(`A route without ${mediaType} answers was given one`);
    // Files are always saved, so that HTML in them never opens as a page of ours.
    const disposition = { 'content-disposition': `attachment; filename="${fileName}"` };
    const headers = { ...apiHeaders, 'content-type': mediaType, ...disposition };
    return { status: 200, headers, body: bytes };
  }
  if (response.encoding !== 'json') throw new Error('A route without a JSON answer was given one');
  // Parsing drops fields that the contract does not name; an answer that breaks the contract is a fault.
  return json(response.status, response.schema.parse(success.value, howToParse(response.schema)));
}
