import {
  absentPathAddress,
  type PageDefinition,
  pageRedirects,
  pages,
  unknownAddress,
} from '#shared/contract/pages.ts';
import { immutableFolder } from '#shared/contract/site-headers.ts';

/** The address rules compiled into the edge function. Which files exist is in the key-value store. */
export interface AddressRules {
  redirects: Readonly<Record<string, string>>;
  /** A pattern of the addresses that are rendered in the browser. */
  shells: string;
  shellFile: string;
  /** A pattern of addresses at which a path could be. */
  pathAddresses: string;
  absentPathFile: string;
  unknownFile: string;
  hashedFolder: string;
}

/** The characters of an id or slug, none of which could change the target of a Location header. */
const parameter = '[A-Za-z0-9_-]+';

const patternOf = (paths: readonly string[]): string =>
  `^(?:${paths.map((path) => path.replaceAll(/:\w+/g, parameter)).join('|')})$`;

const shells = Object.values<PageDefinition>(pages)
  .filter((page) => page.html === 'shell')
  .map((page) => page.path);

const fileOf = (address: string) => `${address}/index.html`;

export const addressRules: AddressRules = {
  redirects: pageRedirects,
  shells: patternOf(shells),
  shellFile: fileOf('/shell'),
  pathAddresses: patternOf([pages.path.path]),
  absentPathFile: fileOf(absentPathAddress),
  unknownFile: fileOf(unknownAddress),
  hashedFolder: immutableFolder,
};
