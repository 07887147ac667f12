import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { region } from '#infra/stages/stage.ts';
import type { Behind } from '#scripts/local/front.ts';

interface Stocked {
  endpoint: string;
  account: string;
  bucketOf(name: string): string;
}

type Making = { path?: string; method?: string; headers?: Record<string, string>; body: string };

/** Gives moto the stand-in's initial buckets, verified sender and secrets. A second start finds them there. */
export async function stockMoto({ endpoint, account, bucketOf }: Stocked, behind: Behind): Promise<void> {
  const make = async (service: string, { path = '/', method = 'POST', headers, body }: Making) => {
    const scope = `moto/20260101/${region}/${service}/aws4_request`;
    const response = await fetch(`${endpoint}${path}`, {
      ...{ method, body },
      headers: {
        ...headers,
        // It names the service for moto, which does not check the signature.
        authorization: `AWS4-HMAC-SHA256 Credential=${scope}, SignedHeaders=host, Signature=0`,
        'x-moto-account-id': account,
      },
    });
    const answer = await response.text();
    if (!response.ok && !alreadyThere.test(answer)) throw new Error(`moto refuses ${body}: ${answer}`);
  };
  if (behind.service === 's3') {
    const body = `<CreateBucketConfiguration><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`;
    for (const name of behind.buckets) await make('s3', { path: `/${bucketOf(name)}`, method: 'PUT', body });
    return;
  }
  if (behind.service === 'ses') {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (fields: Record<string, string>) =>
      make('ses', { headers, body: new URLSearchParams({ ...fields, Version: '2010-12-01' }).toString() });
    for (const EmailAddress of behind.senders) await send({ Action: 'VerifyEmailIdentity', EmailAddress });
    for (const name of behind.configurationSets)
      await send({ Action: 'CreateConfigurationSet', 'ConfigurationSet.Name': name });
    return;
  }
  const standIn = new SecretsManagerClient({ endpoint: behind.url, region, credentials: behind.operator });
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': 'secretsmanager.CreateSecret',
  };
  for (const Name of behind.secrets) {
    const { SecretString } = await standIn.send(new GetSecretValueCommand({ SecretId: Name }));
    const ClientRequestToken = crypto.randomUUID();
    await make('secretsmanager', {
      headers,
      body: JSON.stringify({ Name, SecretString, ClientRequestToken }),
    });
  }
  standIn.destroy();
}

const alreadyThere = /BucketAlreadyOwnedByYou|ConfigurationSetAlreadyExists|ResourceExistsException/;
