import type { AddressRules } from '../address-rules.ts';
import type { CloudFrontModule, EdgeRequest, EdgeResponse, ViewerRequest } from '../cloudfront-events.ts';

// Put in by infra/edge/edge-code.ts: the contract's rules, and the store that knows the files of the site.
declare const rules: AddressRules;
declare const cf: CloudFrontModule;

const shells = new RegExp(rules.shells);
const pathAddresses = new RegExp(rules.pathAddresses);

/**
 * Runs on viewer requests for pages and files; the local gateway runs the same text. A file's own address stays what
 * it is, so that an address that was led to its file already is led nowhere else.
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
  // What an open page of an earlier build asks for is still in the bucket, though this build has no such file.
  if (uri.startsWith(rules.hashedFolder) && /\.\w+$/.test(uri)) return uri;
  if (/\.\w+$/.test(uri)) return (await isFile(uri)) ? uri : '';
  if (shells.test(clean)) return rules.shellFile;
  const page = clean === '/' ? '/index.html' : `${clean}/index.html`;
  // These have no address of their own.
  if (page === rules.shellFile || isForUnknown(page)) return '';
  return (await isFile(page)) ? page : '';
}

async function isFile(uri: string): Promise<boolean> {
  try {
    return await cf.kvs().exists(decodeURIComponent(uri));
  } catch (_) {
    // Not every address can be decoded.
    return false;
  }
}

function isForUnknown(file: string): boolean {
  return file === rules.unknownFile || file === rules.absentPathFile;
}

function pointAt(request: EdgeRequest, file: string): EdgeRequest {
  // A 304 or a part of the page could not be made a 404.
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
  // Whatever is not printable could end the header early.
  return pairs.length ? `?${pairs.join('&')}`.replace(/[^!-~]/g, '') : '';
}
