import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { localStage } from '#infra/stages/local.ts';
import { stageNamed } from '#infra/stages/stage-named.ts';
import { root } from '#scripts/build/ensure-built.ts';
import { localStageName } from '#scripts/local-cloud/authorise.ts';
import { LocalClock } from '#scripts/local-cloud/clock.ts';
import { operatorFactsOf } from '#scripts/local-cloud/operator-file.ts';
import { type Clock, systemClock } from '#shared/domain/clock.ts';
import { deployedTables, localTables, type StageTables } from './stage-tables.ts';

/** A named stage, and the variables by which its services are found, as its functions find them. */
export interface ConnectedStage {
  name: string;
  environment: Record<string, string>;
  clock: Clock;
  operators: readonly string[];
  /** The owner of the credentials, recorded with every change. */
  caller: string;
  tables: StageTables;
}

/** The reason why no stage can be used, for the person who typed. */
export class NoStage extends Error {
  readonly exit: 'usage' | 'fault';
  constructor(exit: 'usage' | 'fault', sentence: string) {
    super(sentence);
    this.exit = exit;
  }
}

export async function connectStage(name: string | undefined): Promise<ConnectedStage> {
  if (name === undefined)
    throw new NoStage(
      'usage',
      'Choose a stage: --stage local, or --stage prod with credentials for its account.',
    );
  return name === localStageName ? connectLocal() : connectDeployed(name);
}

async function connectLocal(): Promise<ConnectedStage> {
  const dataFolder = resolve(root, process.env.WAYMINT_DATA || '.local');
  const facts = operatorFactsOf(dataFolder);
  const answers = facts !== undefined && (await isThere(facts.siteUrl));
  if (facts === undefined || !answers)
    throw new NoStage('fault', `No local stage runs on ${dataFolder}. Start it with npm start.`);
  return {
    name: localStageName,
    environment: facts.environment,
    clock: new LocalClock(dataFolder),
    operators: localStage(facts.siteUrl).operators,
    caller: `local:${userInfo().username}`,
    tables: localTables(dataFolder),
  };
}

async function isThere(siteUrl: string): Promise<boolean> {
  try {
    return (await fetch(`${siteUrl}/__local/clock`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

async function connectDeployed(name: string): Promise<ConnectedStage> {
  const stage = namedStage(name);
  const [{ readCaller, wrongAccount }, { readDeployment }] = await Promise.all([
    import('#scripts/deploy/caller.ts'),
    import('./read-deployment.ts'),
  ]);
  const unread = (error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    return new NoStage('fault', `The stage ${name} could not be read: ${reason}`);
  };
  const caller = await readCaller().catch((error: unknown) => {
    throw unread(error);
  });
  const wrong = wrongAccount(stage, caller);
  if (wrong !== undefined) throw new NoStage('usage', wrong);
  const environment = await readDeployment(stage).catch((error: unknown) => {
    throw unread(error);
  });
  const { operators } = stage;
  return {
    ...{ name, environment, operators, clock: systemClock },
    ...{ caller: caller.arn, tables: deployedTables(stage) },
  };
}

function namedStage(name: string) {
  try {
    return stageNamed(name);
  } catch (error) {
    throw new NoStage('usage', error instanceof Error ? `${error.message}, local` : String(error));
  }
}
