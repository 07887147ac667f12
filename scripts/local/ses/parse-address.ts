import { decodeEncodedWords } from './mime-headers.ts';
import { invalidParameter } from './ses-error.ts';

export interface Address {
  /** Display name with RFC 2047 words decoded; '' when there is none. */
  name: string;
  address: string;
}

const WITH_NAME = /^\s*("(?:[^"\\]|\\.)*"|[^"<>]*?)\s*<([^<>]*)>\s*$/;
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/;
const DOMAIN_LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
const PRINTABLE_ASCII = /^[\x20-\x7e\t]*$/;

/** Refuses what SES would refuse, so that a bad address shows itself before the deployment. */
export function parseAddress(text: string): Address {
  if (!PRINTABLE_ASCII.test(text)) {
    throw invalidParameter(
      'Address contains control or non-ASCII characters; encode names as RFC 2047 words',
    );
  }
  const named = WITH_NAME.exec(text);
  const address = (named?.[2] ?? text).trim();
  checkAddress(address);
  return { name: decodeName(named?.[1] ?? ''), address };
}

export const formatAddress = ({ name, address }: Address): string =>
  name ? `${name} <${address}>` : address;

/** Splits an address header at its commas, leaving alone those inside quotes and angle brackets. */
export function splitAddressList(header: string): string[] {
  const parts = header.match(/(?:"(?:[^"\\]|\\.)*"|<[^>]*>|[^,])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function decodeName(raw: string): string {
  const unquoted = raw.startsWith('"') ? raw.slice(1, -1).replace(/\\(.)/g, '$1') : raw;
  return decodeEncodedWords(unquoted);
}

function checkAddress(address: string): void {
  const at = address.lastIndexOf('@');
  if (at < 0 || at === address.length - 1) throw invalidParameter("Missing final '@domain'");
  const local = address.slice(0, at);
  const domain = address.slice(at + 1);
  if (local === '') throw invalidParameter('Missing local part before @domain');
  if (/\s/.test(local)) throw invalidParameter('Local address contains control or whitespace');
  if (!LOCAL_PART.test(local)) throw invalidParameter('Local address contains illegal character');
  if (/^\.|\.\.|\.$/.test(local)) throw invalidParameter('Local address has a misplaced dot');
  if (local.length > 64) throw invalidParameter('Local address is too long');
  if (/^\.|\.\.|\.$/.test(domain)) throw invalidParameter('Domain has a misplaced dot');
  if (!domain.split('.').every((label) => DOMAIN_LABEL.test(label) && label.length <= 63)) {
    throw invalidParameter('Domain contains illegal character');
  }
  if (address.length > 320) throw invalidParameter('Address is too long');
}
