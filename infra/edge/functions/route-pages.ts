import type { AddressRules } from '../address-rules.ts';
import type { CloudFrontModule, EdgeRequest, EdgeResponse, ViewerRequest } from '../cloudfront-events.ts';

// edge-code.ts inserts the contract's rules and the store that knows the files of the site.
declare const rules: AddressRules;
declare const cf: CloudFrontModule;

const shells = new RegExp(rules.shells);
const pathAddresses = new RegExp(rules.pathAddresses);

/**
 * Runs on viewer requests for pages and files; the local gateway runs the same text. A file's own address is kept, so a
 * rewritten address is not rewritten again.
 */
export async function handler(event: ViewerRequest): Promise<EdgeRequest | EdgeResponse> {
  const request = event.request;
  const uri = request.uri;
  const clean = uri.replace(/\/+$/, '') || '/';
  const elsewhere = rules.redirects[clean];
  if (elsewhere) return redirect(request, 302, elsewhere);

  const file = await fileOf(uri, clean);
  if (file === '')
    return pointAt(request, pathAddresses.test(clean) ? rules.absentPathFile : rules.unknownFile);
  if (isForUnknown(file)) return pointAt(request, file);
  if (uri !== clean && file !== uri) return redirect(request, 301, clean);
  request.uri = file;
  return request;
}

async function fileOf(uri: string, clean: string): Promise<string> {
  // Files of earlier builds, which open pages may request, are in the bucket but not in the store.
  if (uri.startsWith(rules.hashedFolder) && /\.\w+$/.test(uri)) return uri;
  if (/\.\w+$/.test(uri)) return (await isFile(uri)) ? uri : '';
  if (shells.test(clean)) return rules.shellFile;
  const page = clean === '/' ? '/index.html' : `${clean}/index.html`;
  // These pages have no address.
  if (page === rules.shellFile || isForUnknown(page)) return '';
  return (await isFile(page)) ? page : '';
}

async function isFile(uri: string): Promise<boolean> {
  try {
    return await cf.kvs().exists(decodeURIComponent(uri));
  } catch (_) {
    // Malformed addresses cannot be decoded.
    return false;
  }
}

function isForUnknown(file: string): boolean {
  return file === rules.unknownFile || file === rules.absentPathFile;
}

function pointAt(request: EdgeRequest, file: string): EdgeRequest {
  // A 304 or a partial response could not be turned into a 404.
  delete request.headers['if-none-match'];
  delete request.headers['if-modified-since'];
  delete request.headers.range;
  request.uri = file;
  return request;
}

function redirect(request: EdgeRequest, status: number, to: string): EdgeResponse {
  return {
    statusCode: status,
    statusDescription: status === 301 ? 'Moved Permanently' : 'Found',
    headers: { location: { value: to + queryOf(request) } },
  };
}

function queryOf(request: EdgeRequest): string {
  const pairs: string[] = [];
  Object.keys(request.querystring).forEach((name) => {
    const field = request.querystring[name];
    const values = field?.multiValue || [{ value: field ? field.value : '' }];
    values.forEach((each) => {
      pairs.push(`${name}=${each.value}`);
    });
  });
  // Unprintable characters could end the header early.
  return pairs.length ? `?${pairs.join('&')}`.replace(/[^!-~]/g, '') : '';
}
