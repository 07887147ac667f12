import type { FunctionName } from '#shared/contract/functions.ts';
import { functionNames } from '#shared/contract/functions.ts';
import { authorise, documentsBucket, tableNamed } from './authorise.ts';
import type { Authorise } from './engine.ts';

/** Records every kind of call that functions made, as `action on what`, by function. */
export class CallRecord {
  private readonly made = new Map<FunctionName, Set<string>>();

  /** Decides as before, and records each call that it allowed. */
  readonly authorise: Authorise = (call) => {
    const allowed = authorise(call);
    const name = functionNames.find((candidate) => candidate === call.accessKeyId);
    // S3 itself asks whether the caller may list, to choose between 404 and 403. That is not a call.
    if (allowed && name !== undefined && call.action !== 's3:ListBucket') {
      const calls = this.made.get(name) ?? new Set();
      this.made.set(name, calls.add(`${call.action} on ${resourceOf(call)}`));
    }
    return allowed;
  };

  byFunction(): Record<string, string[]> {
    return Object.fromEntries([...this.made].sort().map(([name, calls]) => [name, [...calls].sort()]));
  }
}

/** The resource by its name in the contract, without the parts that differ from call to call. */
function resourceOf({ action, resource }: { action: string; resource: string }): string {
  if (action.startsWith('dynamodb:')) {
    const [tableId = '', ...rest] = resource.split('/');
    return [tableNamed(tableId), ...rest].join('/');
  }
  if (resource.startsWith(`${documentsBucket}/`)) return 'documents';
  if (action.startsWith('states:')) return 'workflow';
  return action.startsWith('ses:') ? 'mail' : resource;
}
