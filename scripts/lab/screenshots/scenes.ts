import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { type PageDefinition, pages } from '#shared/contract/pages.ts';
import type { meetPeople, SignedIn } from './people.ts';
import type { Step } from './play-step.ts';

/** One state of one page. */
export interface Scene {
  name: string;
  steps: Step[];
  /** The person who is logged in. */
  session?: SignedIn | undefined;
  /** Its requests stay unanswered, so they are not waited for. */
  hangs: boolean;
  /** False for a browser without scripts. */
  scripts?: boolean;
  /** The only width of this scene. */
  only?: number | undefined;
}

interface Table {
  named: Readonly<Record<string, Step[]>>;
  groups: { session?: string; only?: number; scenes: Readonly<Record<string, Step[]>> }[];
}

type Row = Omit<Scene, 'session' | 'hangs'> & { session?: string | undefined };
type People = Awaited<ReturnType<typeof meetPeople>>;

const table: Table = parse(readFileSync(join(import.meta.dirname, 'scenes.yaml'), 'utf8'));
const definitions = Object.entries<PageDefinition>(pages);

/** Pages that ask the API something without a session. */
const askers = ['buildPath', 'persona', 'path', 'plans'];
const links: Readonly<Record<string, string>> = {
  completeReset: '?userId=usr_1&token=made-up',
  verifyEmail: '?userId=usr_1&token=made-up',
  review: '#a-token',
};

const simulated = { loading: 'waiting', failed: 'internal-error', offline: 'unreachable' };

/** Every page that asks the API something, in each outcome of its requests, and with the longest names. */
function stateScenes(id: string, { needsSession, path }: PageDefinition) {
  const link = links[id];
  if (!needsSession && link === undefined && !askers.includes(id)) return [];
  const address = `go $${id}${link ?? (id === 'confirmPlan' ? '?pc_sid=5f0d6a0e-6a55-4c1f-9d55-0f3f3a1c9b11' : '')}`;
  const states = Object.entries(simulated).map(([state, ending]) => ({
    ...{ name: `state-${id}-${state}`, session: 'longName' },
    steps: [{ '/**': ending }, address, 'settle'] as Step[],
  }));
  if (link !== undefined) return [...states, { name: `state-${id}-dead-link`, steps: [address] }];
  // Another user's thing is answered like a missing one.
  const isOneThing = needsSession && (path.includes(':') || id === 'confirmPlan');
  const long = id === 'file' ? [address, 'wait .pdf-text span:visible, .plan-text p:visible'] : [address];
  return [
    ...states,
    { name: `state-${id}-expired`, session: 'ended', steps: [address] },
    ...(isOneThing ? [{ name: `state-${id}-forbidden`, session: 'asker', steps: [address] }] : []),
    { name: `long-names-${id}`, session: 'longName', steps: long },
  ];
}

/** Each page by its address, with and without scripts, then its states, then the scenes of the table. */
export function makeScenes({ sessions, addresses }: People): Scene[] {
  const plain = definitions.filter(([, { path }]) => !path.includes(':'));
  const rows: Row[] = [
    ...plain.map(([id, { needsSession }]) => ({
      ...{ name: id, session: needsSession ? 'newcomer' : undefined, steps: [`go $${id}`] },
    })),
    ...plain.map(([id]) => ({ name: `no-scripts-${id}`, scripts: false, steps: [`go $${id}`] })),
    ...definitions.flatMap(([id, page]) => stateScenes(id, page)),
    ...table.groups.flatMap(({ scenes, ...group }) =>
      Object.entries(scenes).map(([name, steps]) => ({ ...group, name, steps: steps.flatMap(expand) })),
    ),
  ];
  const addressed = (text: string): string =>
    text.replaceAll(/\$([a-zA-Z]\w*)/g, (_, name: string) => {
      const address = addresses[name];
      if (address === undefined) throw new Error(`There is no address $${name}`);
      return address;
    });
  return rows.map(({ steps, session, ...row }) => ({
    ...row,
    steps: JSON.parse(addressed(JSON.stringify(steps))) as Step[],
    session: session === undefined ? undefined : sessionOf(session),
    hangs: JSON.stringify(steps).includes(':"waiting"'),
  }));

  function sessionOf(name: string): SignedIn {
    const session = sessions[name];
    if (session === undefined) throw new Error(`No person is called ${name}`);
    return session;
  }
}

/** A step that has a name is short for its steps. */
const expand = (step: Step): Step[] => {
  const named = typeof step === 'string' ? table.named[step] : undefined;
  return named === undefined ? [step] : named.flatMap(expand);
};
