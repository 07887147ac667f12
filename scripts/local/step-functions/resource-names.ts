import { Refusal } from '../refusal.ts';

export const region = 'ap-southeast-2';
const prefix = `arn:aws:states:${region}:000000000000`;

export const machineArn = (name: string): string => `${prefix}:stateMachine:${name}`;
export const executionArn = (machine: string, name: string): string =>
  `${prefix}:execution:${machine}:${name}`;

// The characters Step Functions refuses in names.
const forbidden = /[\s<>{}[\]?*"#%\\^|~`$&,;:/\p{Cc}]/u;
const isName = (text: string): boolean => text.length > 0 && text.length <= 80 && !forbidden.test(text);

export function checkName(name: string): string {
  if (!isName(name)) throw new Refusal('InvalidName', `Invalid Name: '${name}'`);
  return name;
}

/** The machine's name from its ARN. Versions and aliases are not supported, so their ARNs name no machine. */
export function machineNameOf(arn: string): string {
  const match = /^arn:aws:states:[a-z0-9-]+:\d{12}:stateMachine:(.+)$/u.exec(arn);
  if (match?.[1] === undefined) throw new Refusal('InvalidArn', `Invalid Arn: '${arn}'`);
  return match[1];
}

export function machineNameOfExecution(arn: string): string {
  const match = /^arn:aws:states:[a-z0-9-]+:\d{12}:execution:([^:]+):[^:]+$/u.exec(arn);
  if (match?.[1] === undefined) throw new Refusal('InvalidArn', `Invalid Arn: '${arn}'`);
  return match[1];
}

/** `lambda:invoke` accepts a name or an ARN; the local runtime uses names. */
export const functionNameOf = (reference: string): string =>
  /^arn:aws:lambda:[^:]*:[^:]*:function:([^:]+)/u.exec(reference)?.[1] ?? reference;
