import { viewerAddressHeader } from '../../shared/contract/edge-headers.ts';

/**
 * Runs on viewer requests to the API. An origin request policy can forward every viewer header but Host, or
 * CloudFront's own CloudFront-Viewer-Address, but not both, and API Gateway needs its own Host. So the address
 * goes in a header of ours, which replaces whatever a viewer sent under that name.
 */
export const viewerAddressCode = `
function handler(event) {
  var request = event.request;
  request.headers['${viewerAddressHeader}'] = { value: event.viewer.ip };
  return request;
}
`;
