import type { Engine } from './engine.ts';

/** A stand-in, and what it has from the start. */
export type Behind = {
  dataFolder: string;
  url: string;
  secretFor(accessKeyId: string): string | undefined;
} & (
  | { service: 's3'; buckets: readonly string[] }
  | { service: 'ses'; senders: readonly string[]; configurationSets: readonly string[] }
  | {
      service: 'secrets';
      secrets: readonly string[];
      operator: { accessKeyId: string; secretAccessKey: string };
    }
);

/** Takes the calls of the functions in front of a stand-in: another server of the same service can be tried so. */
export type Front = (behind: Behind) => Promise<Engine>;
