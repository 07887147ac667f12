import type { ApiRules } from '../api-rules.ts';
import type { EdgeRequest, EdgeResponse, ViewerRequest } from '../cloudfront-events.ts';

declare const rules: ApiRules;

/**
 * Runs on viewer requests to the API; the local gateway runs the same text. It does two things.
 *
 * It refuses a body that API Gateway or Lambda would refuse, because their answers have no error envelope and no line
 * in our log. A body of unknown length passes and is measured later.
 *
 * It sets a header with the viewer's address, replacing one that the viewer sent: an origin request policy can
 * forward every viewer header but Host, or CloudFront's own CloudFront-Viewer-Address, but not both, and API Gateway
 * needs its own Host.
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
