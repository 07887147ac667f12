import type { ApiRules } from '../api-rules.ts';
import type { EdgeRequest, EdgeResponse, ViewerRequest } from '../cloudfront-events.ts';

declare const rules: ApiRules;

/**
 * Runs on viewer requests to the API, and does two things. The gateway runs the same text on a laptop.
 *
 * A body that API Gateway or Lambda would turn away is turned away here already, since their answers have no envelope
 * and leave no line in a log of ours. One that does not say its length passes, and is measured where it arrives.
 *
 * The viewer's address goes into a header of ours, which replaces whatever a viewer sent under that name: an origin
 * request policy can forward every viewer header but Host, or CloudFront's own CloudFront-Viewer-Address, but not
 * both, and API Gateway needs its own Host.
 */
export function handler(event: ViewerRequest): EdgeRequest | EdgeResponse {
  const request = event.request;
  const length = request.headers['content-length'];
  if (length && Number(length.value) > rules.bodyLimitBytes) return refuse(event.context.requestId);
  request.headers[rules.viewerAddressHeader] = { value: event.viewer.ip };
  return request;
}

function refuse(requestId: string): EdgeResponse {
  const refusal = rules.refusal;
  console.log(
    JSON.stringify({
      kind: 'request',
      requestId: requestId,
      route: 'edge',
      status: rules.status,
      outcome: refusal.code,
    }),
  );
  return {
    statusCode: rules.status,
    statusDescription: 'Content Too Large',
    headers: rules.headers,
    body: JSON.stringify(Object.assign({}, refusal, { requestId: requestId })),
  };
}
