/** It holds the published library and the pictures for shared links. */
const folder = '/mocks';

export const contentAddresses = {
  home: `${folder}/home.json`,
  personas: `${folder}/personas.json`,
  moneyRules: `${folder}/money-and-rules.json`,
  trades: `${folder}/trades.json`,
  persona: (personaSlug: string) => `${folder}/persona/${personaSlug}.json`,
  path: (personaSlug: string, pathSlug: string) => `${folder}/persona/${personaSlug}/${pathSlug}.json`,
} as const;

/** Tells people who find a security problem whom to contact (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

/** It lies next to a function's code and holds path texts as <persona>/<path>.json. */
export const privateTextsFolder = 'library';

/** It lies next to the code of functions that read answers or make plans. */
export const catalogueFileName = 'catalogue.json';

export const pictureAddress = (personaSlug: string, pathSlug?: string): string =>
  pathSlug === undefined ? `/og/${personaSlug}.png` : `/og/${personaSlug}/${pathSlug}.png`;

export const samplesAddress = '/samples/samples.json';
export const firstSampleAddress = '/samples/first.json';
