import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface RaisedAlarm {
  at: string;
  name: string;
  detail: unknown;
}

/** The local counterpart of CloudWatch's metrics: finds alarms in the functions' logs and saves them. */
export class AlarmList {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    // A line that a crash cut short must not swallow the next one.
    appendFileSync(file, '');
    if (/[^\n]$/.test(readFileSync(file, 'utf8'))) appendFileSync(file, '\n');
  }

  /** Saves the alarm if the line has one in the embedded metric format. */
  read(line: string): void {
    if (!line.startsWith('{"_aws"')) return;
    const metric = parse(line) as
      | { _aws: { Timestamp: number }; alarm?: string; detail?: unknown }
      | undefined;
    if (metric?.alarm === undefined) return;
    const raised = {
      at: new Date(metric._aws.Timestamp).toISOString(),
      name: metric.alarm,
      detail: metric.detail,
    };
    appendFileSync(this.#file, `${JSON.stringify(raised)}\n`, { flush: true });
  }

  list(): RaisedAlarm[] {
    const lines = readFileSync(this.#file, 'utf8').split('\n');
    return lines.flatMap((line) => (parse(line) as RaisedAlarm | undefined) ?? []);
  }
}

function parse(line: string): unknown {
  try {
    return line === '' ? undefined : JSON.parse(line);
  } catch {
    return undefined;
  }
}
