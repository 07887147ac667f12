import { addressParser } from 'postal-mime';
import { Refusal } from '../refusal.ts';

export interface Mailbox {
  /** Empty if there is no name. */
  name: string;
  address: string;
}

const label = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const legal = new RegExp(
  String.raw`^[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@${label}(?:\.${label})*$`,
);

/** Refuses what SES would refuse, so that a bad address fails before the deployment. */
export function readAddress(text: string): Mailbox {
  const [mailbox, ...others] = addressParser(text, { flatten: true });
  const { name = '', address = '' } = mailbox ?? {};
  const isOne =
    others.length === 0 &&
    (text.includes('<') ? text.trimEnd().endsWith(`<${address}>`) : text.trim() === address);
  const isAscii = /^[\x20-\x7e]*$/.test(text);
  if (!isOne || !isAscii || !legal.test(address) || address.indexOf('@') > 64 || address.length > 320)
    throw new Refusal('InvalidParameterValue', `Illegal address: ${JSON.stringify(text)}`);
  return { name, address };
}

export const formatAddress = ({ name, address }: Mailbox): string =>
  name ? `${name} <${address}>` : address;
