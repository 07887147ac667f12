/** Our functions use these parts of CloudFront's events. */
export interface EdgeField {
  value: string;
  multiValue?: { value: string }[];
}

export interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Record<string, EdgeField>;
  headers: Record<string, EdgeField>;
}

export interface EdgeResponse {
  statusCode: number;
  statusDescription?: string;
  headers: Record<string, EdgeField>;
  body?: string;
}

export interface ViewerRequest {
  request: EdgeRequest;
  viewer: { ip: string };
  context: { requestId: string };
}

export interface ViewerResponse {
  request: EdgeRequest;
  response: EdgeResponse;
}

/** CloudFront's module for the key-value store that is associated with the function. */
export interface CloudFrontModule {
  kvs(): { exists(key: string): Promise<boolean> };
}
