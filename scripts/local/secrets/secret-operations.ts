import type { Clock } from '#shared/domain/clock.ts';
import type { SecretStore, SecretVersion } from './secret-store.ts';
import { SecretsError } from './secrets-error.ts';

export type Json = Record<string, unknown>;

export interface OperationCall {
  input: Json;
  name: string;
  /** Never empty. */
  versions: SecretVersion[];
  store: SecretStore;
  clock: Clock;
}

const ARN_PREFIX = 'arn:aws:secretsmanager:ap-southeast-2:000000000000:secret:';
const MAX_VALUE_BYTES = 65_536;

export const OPERATIONS: Readonly<Record<string, (call: OperationCall) => Json>> = {
  GetSecretValue: getSecretValue,
  DescribeSecret: describeSecret,
  PutSecretValue: putSecretValue,
};

export function secretNameOf(input: Json): string {
  const id = textOf(input, 'SecretId');
  if (!id) throw invalidParameter('You must provide a SecretId.');
  return id.startsWith(ARN_PREFIX) ? id.slice(ARN_PREFIX.length) : id;
}

function getSecretValue({ input, name, versions }: OperationCall): Json {
  refuseUnknownFields(input, ['SecretId', 'VersionId', 'VersionStage']);
  const versionId = textOf(input, 'VersionId');
  const stage = textOf(input, 'VersionStage') ?? (versionId === undefined ? 'AWSCURRENT' : undefined);
  const found = versions.find((version) =>
    versionId === undefined ? version.stage === stage : version.versionId === versionId,
  );
  if (found === undefined) {
    throw new SecretsError(
      'ResourceNotFoundException',
      versionId === undefined
        ? `Secrets Manager can't find the specified secret value for staging label: ${stage}`
        : `Secrets Manager can't find the specified secret value for VersionId: ${versionId}`,
    );
  }
  if (stage !== undefined && found.stage !== stage) {
    throw new SecretsError(
      'InvalidRequestException',
      'You provided a VersionStage that is not associated to the provided VersionId.',
    );
  }
  return {
    ...identity(name),
    ...versionFields(found),
    SecretString: found.value,
    CreatedDate: seconds(found),
  };
}

function describeSecret({ input, name, versions }: OperationCall): Json {
  refuseUnknownFields(input, ['SecretId']);
  const staged = versions.flatMap(({ versionId, stage }) => (stage ? [[versionId, [stage]] as const] : []));
  const [newest] = versions;
  const oldest = versions.at(-1);
  return {
    ...identity(name),
    VersionIdsToStages: Object.fromEntries(staged),
    ...(oldest && { CreatedDate: seconds(oldest) }),
    ...(newest && { LastChangedDate: seconds(newest) }),
  };
}

function putSecretValue({ input, name, versions, store, clock }: OperationCall): Json {
  refuseUnknownFields(input, ['SecretId', 'ClientRequestToken', 'SecretString', 'VersionStages']);
  const value = textOf(input, 'SecretString');
  if (!value) throw invalidParameter('You must provide SecretString.');
  if (Buffer.byteLength(value) > MAX_VALUE_BYTES) {
    throw invalidParameter(`SecretString is longer than ${MAX_VALUE_BYTES} bytes.`);
  }
  const { VersionStages: stages } = input;
  if (stages !== undefined && JSON.stringify(stages) !== '["AWSCURRENT"]') {
    throw invalidParameter('The local Secrets Manager puts AWSCURRENT only.');
  }
  const versionId = textOf(input, 'ClientRequestToken');
  if (versionId === undefined || versionId.length < 32 || versionId.length > 64) {
    throw invalidParameter('You must provide a ClientRequestToken of 32 to 64 characters.');
  }
  const earlier = versions.find((version) => version.versionId === versionId);
  if (earlier !== undefined && earlier.value !== value) {
    throw new SecretsError(
      'ResourceExistsException',
      `You can't use ClientRequestToken ${versionId} because that value is already in use for a version of secret ${identity(name).ARN}.`,
    );
  }
  if (earlier !== undefined) return { ...identity(name), ...versionFields(earlier) };
  store.put({ name, versionId, value, nowMs: clock.nowMs() });
  return { ...identity(name), VersionId: versionId, VersionStages: ['AWSCURRENT'] };
}

const identity = (name: string): { ARN: string; Name: string } => ({
  ARN: `${ARN_PREFIX}${name}`,
  Name: name,
});

const versionFields = ({ versionId, stage }: SecretVersion): Json => ({
  VersionId: versionId,
  VersionStages: stage ? [stage] : [],
});

const seconds = ({ createdAtMs }: SecretVersion): number => createdAtMs / 1000;

function textOf(input: Json, field: string): string | undefined {
  const value = input[field];
  if (value === undefined || typeof value === 'string') return value;
  throw new SecretsError('SerializationException', `${field} must be a string`);
}

function refuseUnknownFields(input: Json, known: string[]): void {
  for (const field of Object.keys(input)) {
    if (!known.includes(field)) {
      throw invalidParameter(`${field} is not supported by the local Secrets Manager.`);
    }
  }
}

const invalidParameter = (message: string): SecretsError =>
  new SecretsError('InvalidParameterException', message);
