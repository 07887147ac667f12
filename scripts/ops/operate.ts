import { parseArgs } from 'node:util';
import { alarmRows } from './alarms.ts';
import { type Command, exitCodes, type Given, type OptionName, type Outcome, shown } from './command.ts';
import { findCommand, helpText, usageOf } from './commands.ts';
import { type ConnectedStage, connectStage, NoStage } from './connect-stage.ts';
import { noteAction } from './note-action.ts';
import { jsonOf, tableOf } from './print-rows.ts';

export interface Terminal {
  /** Prints the result. */
  out(text: string): void;
  /** Prints messages. */
  say(text: string): void;
  /** Undefined without a terminal. */
  ask: ((question: string) => Promise<string>) | undefined;
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const ofCommand = {
  user: text,
  status: text,
  by: { type: 'string', multiple: true },
  reason: text,
  feedback: text,
  tokens: text,
  version: text,
  name: text,
  checked: text,
  file: text,
} as const satisfies Record<OptionName, unknown>;
const options = { ...ofCommand, stage: text, json: flag, yes: flag, help: flag } as const;

type Typed = ReturnType<typeof readTyped>;
const readTyped = (argv: string[]) =>
  parseArgs({ args: joinedNumbers(argv), options, allowPositionals: true, strict: true });

/** A negative number would be taken for an option. */
const joinedNumbers = (argv: string[]): string[] =>
  argv.flatMap((word, index) => {
    if (argv[index - 1] === '--tokens' && /^-\d/.test(word)) return [];
    const next = argv[index + 1] ?? '';
    return word === '--tokens' && /^-\d/.test(next) ? [`--tokens=${next}`] : [word];
  });

class UsageError extends Error {}

/** Runs a command line against a stage and returns its exit code; the process itself is a parameter. */
export async function operate(argv: string[], terminal: Terminal): Promise<number> {
  try {
    const typed = typedOrRefused(argv);
    if (typed.values.help || typed.positionals.length === 0) {
      terminal.out(helpText());
      return typed.values.help ? exitCodes.done : exitCodes.usage;
    }
    if (typed.positionals.join(' ') === 'alarms')
      return tell(terminal, shown(alarmRows()), typed.values.json);
    const { command, given } = commandIn(typed);
    const stage = await connectStage(typed.values.stage);
    return await perform({ command, given, stage, typed, terminal });
  } catch (error) {
    if (error instanceof NoStage) terminal.say(error.message);
    else if (error instanceof UsageError) terminal.say(`${error.message}\nSee npm run ops -- --help.`);
    else
      terminal.say(`Failed: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`);
    if (error instanceof NoStage) return exitCodes[error.exit];
    return error instanceof UsageError ? exitCodes.usage : exitCodes.fault;
  }
}

function typedOrRefused(argv: string[]): Typed {
  try {
    return readTyped(argv);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function commandIn({ positionals, values }: Typed): { command: Command; given: Given } {
  const [noun = '', verb = '', subject, ...more] = positionals;
  const command = findCommand(noun, verb);
  if (command === undefined) throw new UsageError(`There is no command ${noun} ${verb}`.trimEnd());
  const form = usageOf(noun, verb, command);
  if (more.length > 0 || (subject === undefined) !== (command.takes === undefined))
    throw new UsageError(`Usage: npm run ops -- ${form}`);
  const { needs = [], may = [] } = command;
  for (const name of Object.keys(ofCommand) as OptionName[]) {
    const isGiven = values[name] !== undefined;
    if (isGiven && ![...needs, ...may].includes(name))
      throw new UsageError(`--${name} is not an option of: ${form}`);
    if (!isGiven && needs.includes(name)) throw new UsageError(`--${name} is missing: ${form}`);
  }
  const given = Object.entries(values).filter(([name, value]) => name in ofCommand && value !== undefined);
  return { command, given: { subject: subject ?? '', ...Object.fromEntries(given) } };
}

interface Performance {
  command: Command;
  given: Given;
  stage: ConnectedStage;
  typed: Typed;
  terminal: Terminal;
}

async function perform({ command, given, stage, typed, terminal }: Performance): Promise<number> {
  // The product's modules read the environment when they load.
  Object.assign(process.env, stage.environment);
  const { buildServices } = await import('./services.ts');
  const services = buildServices({
    clock: stage.clock,
    stageName: stage.name,
    operators: stage.operators,
    told: terminal.say,
    tables: stage.tables,
  });
  const { json, yes } = typed.values;
  const { caller } = stage;
  const outcome = await command.run(services, { ...given, caller });
  if (outcome.kind !== 'change') return tell(terminal, outcome, json);
  terminal.say(`${tableOf(outcome.rows)}\n\nOn ${stage.name}, this will ${outcome.will}.`);
  if (!yes && !(await agreed(terminal, stage.name))) {
    terminal.say('Nothing was changed.');
    return exitCodes.unconfirmed;
  }
  const [noun, verb] = typed.positionals;
  if (command.keepsOwnRecord === undefined)
    await noteAction(services, { caller, command: `${noun} ${verb}`, given, rows: outcome.rows });
  return tell(terminal, await outcome.make(), json);
}

async function agreed({ ask, say }: Terminal, stage: string): Promise<boolean> {
  if (ask !== undefined) return (await ask(`Type ${stage} to continue: `)).trim() === stage;
  say('No terminal to ask in. Add --yes to agree in advance.');
  return false;
}

function tell(terminal: Terminal, outcome: Exclude<Outcome, { kind: 'change' }>, json: boolean): number {
  if (outcome.kind === 'not done') {
    terminal.say(outcome.sentence);
    return exitCodes[outcome.exit];
  }
  const { rows, detail, sentence, disagrees } = outcome;
  const asJson = json || detail !== undefined;
  terminal.out(asJson ? jsonOf(detail ?? rows) : tableOf(rows));
  if (sentence !== undefined) terminal.say(sentence);
  return disagrees ? exitCodes.disagrees : exitCodes.done;
}
