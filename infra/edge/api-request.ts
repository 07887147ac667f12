import { apiHeaders, originBodyLimitBytes, viewerAddressHeader } from '#shared/contract/edge-headers.ts';
import { errors } from '#shared/contract/errors.ts';

const [status, sentence] = errors['body-too-large'];
const refusal = { code: 'body-too-large', global: sentence, error: sentence, message: sentence };
const headers = Object.entries({ ...apiHeaders, 'content-type': 'application/json; charset=utf-8' });

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
export const apiRequestCode = `
var refusal = ${JSON.stringify(refusal)};
var headers = ${JSON.stringify(Object.fromEntries(headers.map(([name, value]) => [name, { value }])))};

function handler(event) {
  var request = event.request;
  var length = request.headers['content-length'];
  if (length && Number(length.value) > ${originBodyLimitBytes}) return refuse(event.context.requestId);
  request.headers['${viewerAddressHeader}'] = { value: event.viewer.ip };
  return request;
}

function refuse(requestId) {
  console.log(JSON.stringify({
    kind: 'request', requestId: requestId, route: 'edge', status: ${status}, outcome: refusal.code
  }));
  return {
    statusCode: ${status},
    statusDescription: 'Content Too Large',
    headers: headers,
    body: JSON.stringify(Object.assign({}, refusal, { requestId: requestId }))
  };
}
`;
