import { Agent, request as send } from 'node:http';
import { inParallel } from '../proof/stories/run-trial.ts';
import { type HostileRequest, hostileRequest } from './hostile-request.ts';
import { type FuzzAnswer, judgeAnswer } from './judge-answer.ts';
import type { World } from './world.ts';

export interface FuzzReport {
  /** The faults, each with the number that gives the same request again. */
  findings: string[];
  /** How often each route answered with each status. */
  statuses: Map<string, Map<number, number>>;
}

const connections = 12;
const patienceMs = 40_000;

/** Sends hostile requests over several open connections, and judges every answer. */
export async function runFuzz(
  world: World,
  { seed, from, count }: { seed: number; from: number; count: number },
  report: FuzzReport = { findings: [], statuses: new Map() },
): Promise<FuzzReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await inParallel(
    Array.from({ length: count }, (_, index) => from + index),
    connections,
    async (number) => {
      const request = hostileRequest(seed, number, world);
      const finding = await tryOne({ request, world, agent, report });
      const what = `--seed ${seed} --from ${number}: ${request.method} ${request.path.slice(0, 120)}`;
      if (finding !== undefined) report.findings.push(`${what} ${finding}`);
    },
  );
  agent.destroy();
  return report;
}

async function tryOne(attempt: {
  request: HostileRequest;
  world: World;
  agent: Agent;
  report: FuzzReport;
}): Promise<string | undefined> {
  const { request, world, agent, report } = attempt;
  const { person } = request;
  const token = person === undefined ? undefined : world.people[person]?.token;
  try {
    const answer = await exchange(request, world.siteUrl, agent);
    const counts = report.statuses.get(request.route) ?? new Map<number, number>();
    counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
    report.statuses.set(request.route, counts);
    // Another connection may have replaced the person in the meantime.
    if (answer.status === 401 && person !== undefined && world.people[person]?.token === token)
      await world.replace(person);
    return judgeAnswer(request, answer, world.siteUrl);
  } catch (error) {
    return `had no answer: ${error instanceof Error ? error.message : error}`;
  }
}

function exchange(request: HostileRequest, siteUrl: string, agent: Agent): Promise<FuzzAnswer> {
  const { method, path, headers, body } = request;
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    const sent = send({ hostname, port, method, path, headers: { ...headers }, agent, timeout: patienceMs });
    sent.once('error', reject).once('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.once('response', (response) => {
      response
        .toArray()
        .then((chunks) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
        .catch(reject);
    });
    sent.end(body);
  });
}
