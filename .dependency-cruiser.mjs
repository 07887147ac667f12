/** Which part of the tree may know which other part: ARCHITECTURE.md, "Import rules". */

const forTests = String.raw`\.(test|e2e)\.tsx?$|/(testing|e2e)/`;
const ourOwn = '^(shared|functions|infra|web|scripts|cdk\\.json)(/|$)';
const ofPackage = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** From the ground up. */
const floors = ['config', 'lib', 'components', 'features', 'app'];

export default {
  forbidden: [
    rule(
      'leads-to-a-file',
      'Every import of this project leads to a file.',
      {},
      { couldNotResolve: true, path: '^[.#]' },
    ),
    rule(
      'shared-imports-itself',
      'shared imports no other floor.',
      { path: '^shared/' },
      { path: '^(functions|infra|web|scripts)/' },
    ),
    rule(
      'shared-imports-zod-alone',
      'Of packages, shared imports zod alone.',
      { path: '^shared/', pathNot: forTests },
      { pathNot: `${ourOwn}|${ofPackage('zod')}` },
    ),
    rule(
      'domain-imports-no-schema',
      'Rules of the domain know neither schemas nor AWS nor Node nor React, in their tests either.',
      { path: '^shared/domain/' },
      { path: ofPackage('zod', '@aws-sdk', 'react', 'react-dom', '@types/node', '@types/react') },
    ),
    rule(
      'rules-know-no-wire',
      'Rules know neither the wire nor its schemas.',
      { path: '^shared/(domain|plan)/' },
      { path: `^shared/contract/|${ofPackage('zod')}` },
    ),
    rule(
      'domain-imports-no-node',
      'Rules of the domain know nothing of Node, in their tests either.',
      { path: '^shared/domain/' },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'functions-import-shared',
      'functions import shared and themselves.',
      { path: '^functions/' },
      { path: '^(infra|web)/' },
    ),
    rule(
      'infra-imports-the-contract',
      'infra imports the contract and the brand, and names functions by path.',
      { path: '^infra/' },
      { path: '^(shared|functions|web)/', pathNot: '^shared/(contract/|brand\\.ts$|testing/long-run\\.ts$)' },
    ),
    rule(
      'infra-imports-the-cdk',
      'Of packages, infra imports the CDK; esbuild turns the files of the edge into text.',
      { path: '^infra/', pathNot: `${forTests}|^infra/edge/edge-code\\.ts$` },
      {
        dependencyTypesNot: ['core'],
        pathNot: `${ourOwn}|${ofPackage('aws-cdk-lib', 'constructs', 'cdk-nag')}`,
      },
    ),
    rule(
      'the-site-imports-shared',
      'The site imports shared and itself.',
      { path: '^web/', pathNot: '^web/e2e/' },
      { path: '^(functions|infra)/' },
    ),
    rule(
      'journeys-import-testing',
      'Of functions, the journeys import the tools of tests over HTTP and the reader of documents.',
      { path: '^web/e2e/' },
      { path: '^(functions|infra)/', pathNot: '^functions/(pdf/)?testing/' },
    ),
    rule(
      'the-browser-has-no-node',
      'What runs in the browser uses nothing of Node.',
      { path: '^web/src/', pathNot: forTests },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'nothing-imports-scripts',
      'Nothing imports scripts.',
      { pathNot: '^scripts/' },
      { path: '^scripts/' },
    ),
    rule(
      'no-sibling-feature',
      'A feature never imports its sibling.',
      { path: '^(web/src/features|functions/api)/([^/]+)/' },
      { path: '^$1/[^/]+/', pathNot: '^$1/$2/' },
    ),
    ...floors
      .slice(0, -1)
      .map((floor, index) =>
        rule(
          `${floor}-imports-lower-floors`,
          'A floor of the site imports those below it: config, then lib, components, features, and app on top.',
          { path: `^web/src/${floor}/` },
          { path: `^web/src/(${floors.slice(index + 1).join('|')})/` },
        ),
      ),
    rule(
      'other-floors-by-name',
      'Another floor of the site is imported by its name: #web/…',
      { path: '^web/src/([^/]+)/', pathNot: forTests },
      { path: '^web/src/', pathNot: '^web/src/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
    ),
    rule(
      'components-know-no-server',
      'A component knows nothing of the server.',
      { path: '^web/src/components/' },
      { path: `^web/src/lib/api/|${ofPackage('@tanstack/react-query')}` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'require', 'types'],
    },
  },
};
