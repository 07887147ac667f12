import type { EdgeRequest, EdgeResponse, ViewerRequest } from '#infra/edge/cloudfront-events.ts';
import { edgeCode } from '#infra/edge/edge-code.ts';
import { runEdgeCode } from '#infra/edge/run-edge-code.ts';

/** Runs the distribution's function for the API from its deployed text. Returns its refusal, if there is one. */
export type RefuseAtEdge = (asked: {
  contentLength: string | undefined;
  requestId: string;
}) => EdgeResponse | undefined;

export function loadApiEdge(log: (line: string) => void): RefuseAtEdge {
  const handler = runEdgeCode<ViewerRequest, EdgeRequest | EdgeResponse>(edgeCode('api-request'), {
    console: { log },
  });
  return ({ contentLength, requestId }) => {
    const headers: EdgeRequest['headers'] =
      contentLength === undefined ? {} : { 'content-length': { value: contentLength } };
    const request: EdgeRequest = { method: 'POST', uri: '/api', querystring: {}, headers };
    const result = handler({ request, viewer: { ip: '127.0.0.1' }, context: { requestId } });
    return 'statusCode' in result ? result : undefined;
  };
}
