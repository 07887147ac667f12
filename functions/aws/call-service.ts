import { type Pacing, realPacing } from '../runtime/pacing.ts';
import { type ReadCredentials, readCredentials } from './credentials.ts';
import { type Answered, post } from './post.ts';
import { buildRetries } from './retries.ts';
import { ServiceError } from './service-error.ts';
import { placeOf, type ServiceName, services } from './service-place.ts';
import { signRequest } from './sign-request.ts';

/** Where a service is and as whom it is asked, unless the environment says so. */
export interface Connection {
  endpoint?: string;
  region?: string;
  credentials?: ReadCredentials;
  /** Of one call, the first included. */
  attempts?: number;
  pacing?: Pacing;
}

export type CallService = (operation: string, input: unknown) => Promise<object>;

/** Anything but an object would be read as one in which nothing was found. The fault does not repeat it: it may be a secret. */
function readAnswer(name: ServiceName, body: string): object {
  let told: unknown;
  try {
    told = JSON.parse(body);
  } catch {
    // What JSON.parse says of it quotes it.
  }
  if (typeof told === 'object' && told !== null && !Array.isArray(told)) return told;
  throw new Error(`An answer of ${name} cannot be read`);
}

/**
 * AWS's JSON protocol, for the two services that a request waits for: the SDK's clients for them would be two fifths of a
 * first request. (docs/adr/0020-two-services-without-the-sdk.md)
 */
export function callService(name: ServiceName, connection: Connection = {}): CallService {
  const { attempts = 3, pacing = realPacing, credentials = readCredentials } = connection;
  const { target, version } = services[name];
  const retries = buildRetries({ attempts, random: pacing.random });
  let place: ReturnType<typeof placeOf> | undefined;

  async function attempt(operation: string, body: string): Promise<Answered> {
    place ??= placeOf(name, connection);
    const { url, region } = place;
    const headers = {
      'content-type': `application/x-amz-json-${version}`,
      'x-amz-target': `${target}.${operation}`,
    };
    const signing = { credentials: await credentials(), region, service: name, at: new Date() };
    const answered = await post(url, { headers: signRequest({ url, headers, body }, signing), body });
    if (answered.status !== 200) throw new ServiceError(answered);
    return answered;
  }

  return async (operation, input) => {
    const body = JSON.stringify(input);
    let cost: number | undefined;
    for (let made = 1; ; made += 1) {
      try {
        const answered = await attempt(operation, body);
        retries.succeeded(cost);
        return readAnswer(name, answered.body);
      } catch (error) {
        const next = retries.next(error, made);
        if (next === undefined) throw error;
        cost = next.cost;
        await pacing.sleep(next.waitMs);
      }
    }
  };
}
