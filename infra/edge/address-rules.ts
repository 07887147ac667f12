import {
  absentPathAddress,
  type PageDefinition,
  pageRedirects,
  pages,
  unknownAddress,
} from '#shared/contract/pages.ts';
import { immutableFolder } from '#shared/contract/site-headers.ts';

/** What the edge knows of addresses by itself. Which files there are, it asks the key-value store. */
export interface AddressRules {
  redirects: Readonly<Record<string, string>>;
  /** A pattern of the addresses that are drawn in the browser. */
  shells: string;
  shellFile: string;
  /** A pattern of the addresses where a path could be. */
  pathAddresses: string;
  absentPathFile: string;
  unknownFile: string;
  hashedFolder: string;
}

/** What an id or slug may be made of: nothing that could change where a Location header leads. */
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
