import type { EdgeRequest, EdgeResponse, ViewerRequest } from '#infra/edge/cloudfront-events.ts';
import { edgeCode } from '#infra/edge/edge-code.ts';
import { runEdgeCode } from '#infra/edge/run-edge-code.ts';

/** The distribution's function in front of the API, from the text that is deployed: its refusal, if it has one. */
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
