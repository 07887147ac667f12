/** Where the site keeps the published library, and the picture that a shared link to it shows. */
const folder = '/mocks';

export const contentAddresses = {
  home: `${folder}/home.json`,
  personas: `${folder}/personas.json`,
  moneyRules: `${folder}/money-and-rules.json`,
  trades: `${folder}/trades.json`,
  persona: (personaSlug: string) => `${folder}/persona/${personaSlug}.json`,
  path: (personaSlug: string, pathSlug: string) => `${folder}/persona/${personaSlug}/${pathSlug}.json`,
} as const;

/** Who finds a hole in the product reads here whom to tell (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

/** Below a function's code, for the functions that have the whole library: <persona>/<path>.json. */
export const privateTextsFolder = 'library';

/** Next to a function's code, for the functions that read answers or make plans. */
export const catalogueFileName = 'catalogue.json';

export const pictureAddress = (personaSlug: string, pathSlug?: string): string =>
  pathSlug === undefined ? `/og/${personaSlug}.png` : `/og/${personaSlug}/${pathSlug}.png`;

/** What the site shows of the three sample plans. */
export const samplesAddress = '/samples/samples.json';
/** The first of them, with what its page one says. */
export const firstSampleAddress = '/samples/first.json';
