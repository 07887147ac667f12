export interface Credentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
}

export type ReadCredentials = () => Promise<Credentials>;

let chain: ReadCredentials | undefined;

/** Lambda leaves a function its role's in the environment. An operator's profile needs the whole chain of the SDK. */
export async function readCredentials(): Promise<Credentials> {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_PROFILE } = process.env;
  if (AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY && !AWS_PROFILE)
    return {
      accessKeyId: AWS_ACCESS_KEY_ID,
      secretAccessKey: AWS_SECRET_ACCESS_KEY,
      sessionToken: AWS_SESSION_TOKEN,
    };
  chain ??= (await import('@aws-sdk/credential-provider-node')).defaultProvider();
  return chain();
}
