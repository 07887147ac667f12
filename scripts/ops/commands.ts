import { actions } from './actions.ts';
import { operators, reviewers } from './appointed.ts';
import type { Command, OptionName } from './command.ts';
import { data } from './data.ts';
import { keys } from './keys.ts';
import { orders } from './orders.ts';
import { queue } from './queue.ts';
import { reviews } from './reviews.ts';
import { runs } from './runs.ts';
import { users } from './users.ts';
import { wallets } from './wallets.ts';

export const nouns: Readonly<Record<string, Readonly<Record<string, Command>>>> = {
  runs,
  reviews,
  orders,
  wallets,
  users,
  reviewers,
  operators,
  actions,
  data,
  keys,
  queue,
};

export function findCommand(noun: string, verb: string): Command | undefined {
  return Object.hasOwn(nouns, noun) && Object.hasOwn(nouns[noun] ?? {}, verb)
    ? nouns[noun]?.[verb]
    : undefined;
}

const written: Record<OptionName, string> = {
  user: '--user <id or email>',
  status: '--status <STATUS>',
  by: '--by <who>',
  reason: '--reason "…"',
  feedback: '--feedback "…"',
  name: '--name Rose',
  checked: '--checked goal,business,price,cash,licence-and-safety,sources',
  file: '--file plan.pdf',
  tokens: '--tokens <number>',
  version: '--version <number>',
};

/** The command line to type. */
export function usageOf(noun: string, verb: string, { takes, needs = [], may = [] }: Command): string {
  const words = [noun, verb, ...(takes === undefined ? [] : [`<${takes}>`])];
  const twice = needs.includes('by') && needs.includes('reason') ? [written.by] : [];
  return [
    ...words,
    ...twice,
    ...needs.map((name) => written[name]),
    ...may.map((name) => `[${written[name]}]`),
  ].join(' ');
}

export function helpText(): string {
  const lines = Object.entries(nouns).flatMap(([noun, verbs]) =>
    Object.entries(verbs).flatMap(([verb, command]) => [
      `  ${usageOf(noun, verb, command)}`,
      `      ${command.does}`,
    ]),
  );
  return [
    'npm run ops -- <noun> <verb> … --stage local | --stage <deployed stage> [--json] [--yes]',
    '',
    '  alarms',
    '      lists every alarm and the commands that help; needs no stage',
    ...lines,
  ].join('\n');
}
