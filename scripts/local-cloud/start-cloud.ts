import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { siteFileNames } from '#infra/edge/site-file-names.ts';
import { localStage } from '#infra/stages/local.ts';
import type { Stage } from '#infra/stages/stage.ts';
import { withTables } from '#infra/stages/stage-named.ts';
import { type FunctionName, functionDefinition } from '#shared/contract/functions.ts';
import { type SweepName, sweepNames } from '#shared/contract/sweeps.ts';
import { AlarmList } from './alarms.ts';
import { authorise } from './authorise.ts';
import { LocalClock } from './clock.ts';
import { keptSecret, lockDataFolder } from './data-folder.ts';
import { ensureTables } from './dynamodb/ensure-tables.ts';
import type { Authorise } from './engine.ts';
import { functionEnvironment, operatorEnvironment, patience } from './function-environment.ts';
import { loadApiEdge } from './gateway/api-edge.ts';
import { loadEdgeFunctions } from './gateway/edge-functions.ts';
import { serveApi } from './gateway/http-api.ts';
import { buildSite } from './gateway/site.ts';
import { type Exchange, startGateway } from './gateway/start-gateway.ts';
import type { StripeKeys } from './local-secrets.ts';
import { tellOperator } from './operator-file.ts';
import { type LocalParts, serveLocalPages } from './pages/local-pages.ts';
import { buildTableReader } from './pages/table-reader.ts';
import { restoredIn, tableInUse } from './restored-file.ts';
import { type FunctionRuntime, startFunctionRuntime } from './runtime/function-runtime.ts';
import { startScheduler } from './scheduler.ts';
import { startEngines } from './start-engines.ts';

export interface CloudOptions {
  dataFolder: string;
  port: number;
  bundles: string;
  /** The folder with the site built for this address, or a handler that serves it (Vite, during development). */
  site: (stage: Stage) => Promise<{ folder: string } | { serve(exchange: Exchange): Promise<void> }>;
  /** The keys of Stripe's test mode. Without them payments go to the local stand-in. */
  stripe?: StripeKeys | undefined;
  dynamoDbEndpoint?: string | undefined;
  /** The sweeps that run on their schedule; all of them by default. */
  schedules?: readonly SweepName[];
  /** Decides who may do what; the contract's grants by default. */
  authorise?: Authorise;
}

export interface Cloud {
  siteUrl: string;
  /** Reads the tables with an operator's rights. */
  operatorDynamo: DynamoDBClient;
  /** Runs the functions from other bundles. */
  reloadFunctions(bundles: string): void;
  close(): Promise<void>;
}

/** Runs the whole stack on this machine. Everything listens on loopback and all durable data is in the data folder. */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const { dataFolder, bundles } = options;
  const lock = lockDataFolder(dataFolder);
  const gateway = await startGateway(options.port);
  const siteUrl = `http://localhost:${gateway.port}`;
  const restored = restoredIn(dataFolder);
  const stage = withTables(localStage(siteUrl), restored);
  const clock = new LocalClock(dataFolder);
  const seed = keptSecret(dataFolder, 'access-key-seed');
  const originSecret = keptSecret(dataFolder, 'origin-secret');
  const functionsReady = Promise.withResolvers<FunctionRuntime>();
  const [site, engines] = await Promise.all([
    options.site(stage),
    startEngines({
      dataFolder,
      clock,
      stage,
      seed,
      originSecret,
      stripe: options.stripe,
      dynamoDbEndpoint: options.dynamoDbEndpoint,
      authorise: options.authorise ?? authorise,
      invokeFunction: async (name, payload) => (await functionsReady.promise).invoke(name, payload),
    }),
  ]);
  await ensureTables(engines.operatorDynamo, { nameOf: (table) => tableInUse(stage, table) });
  const servedStage = withTables(localStage(siteUrl, engines.stripe?.url), restored);
  const { stateMachineArn } = engines.stepFunctions;

  const alarms = new AlarmList(join(dataFolder, 'alarms.jsonl'));
  const log = createWriteStream(join(dataFolder, 'functions.log'), { flags: 'a' });
  const keepLine = (name: FunctionName | 'edge', line: string) =>
    log.write(`${JSON.stringify({ at: new Date(clock.nowMs()).toISOString(), function: name, line })}\n`);
  const facts = { engines: engines.addresses, stage: servedStage, stateMachineArn, seed };
  const operator = tellOperator(dataFolder, { siteUrl, environment: operatorEnvironment(facts) });
  const functions = startFunctionRuntime({
    bundles,
    environmentOf: (name) => functionEnvironment(name, facts),
    timeoutSecondsOf: (name) => functionDefinition(name).timeoutSeconds * patience,
    clockOffset: clock.offset,
    onLog(name, line) {
      keepLine(name, line);
      alarms.read(line);
    },
  });
  functionsReady.resolve(functions);
  const scheduler = startScheduler({ clock, functions, names: options.schedules ?? sweepNames });

  const parts: LocalParts = {
    clock,
    alarms,
    scheduler,
    mail: engines.ses.mail,
    reportMail: engines.ses.report,
    stripe: engines.stripe,
    tables: buildTableReader(DynamoDBDocumentClient.from(engines.operatorDynamo), stage),
  };
  const refuseAtEdge = loadApiEdge((line) => keepLine('edge', line));
  gateway.open({
    api: (exchange) => serveApi(exchange, { clock, functions, refuseAtEdge, siteUrl, originSecret }),
    local: (exchange) => serveLocalPages(exchange, parts),
    site: 'folder' in site ? siteServer(site.folder) : (exchange) => site.serve(exchange),
  });

  return {
    siteUrl,
    operatorDynamo: engines.operatorDynamo,
    reloadFunctions: (fresh) => functions.reload(fresh),
    async close() {
      operator.forget();
      scheduler.close();
      await gateway.close();
      await functions.close();
      await engines.close();
      await new Promise<void>((resolve) => log.end(resolve));
      lock.release();
    },
  };
}

function siteServer(folder: string): (exchange: Exchange) => Promise<void> {
  const serve = buildSite({ folder, edge: loadEdgeFunctions(siteFileNames(folder)) });
  return ({ request, response, url }) => serve(request, response, url);
}
