import { awsRegion } from '../runtime/environment.ts';

/** The services that are asked without the SDK. */
export const services = {
  dynamodb: { target: 'DynamoDB_20120810', version: '1.0', variable: 'AWS_ENDPOINT_URL_DYNAMODB' },
  secretsmanager: { target: 'secretsmanager', version: '1.1', variable: 'AWS_ENDPOINT_URL_SECRETS_MANAGER' },
} as const;

export type ServiceName = keyof typeof services;

/** In the region of the function, unless the environment leads elsewhere by the variables that the SDK reads as well. */
export function placeOf(
  name: ServiceName,
  { endpoint, region = awsRegion() }: { endpoint?: string | undefined; region?: string | undefined } = {},
): { url: URL; region: string } {
  const { [services[name].variable]: ofService, AWS_ENDPOINT_URL: ofAll } = process.env;
  return {
    url: new URL(endpoint || ofService || ofAll || `https://${name}.${region}.amazonaws.com`),
    region,
  };
}
