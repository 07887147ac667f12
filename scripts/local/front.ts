import type { Engine } from './engine.ts';

/** A stand-in and its initial settings. */
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

/** Takes the functions' calls to a stand-in, so that another server of the same service can answer them. */
export type Front = (behind: Behind) => Promise<Engine>;
