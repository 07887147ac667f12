import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { unknownMark } from '#shared/contract/site-headers.ts';
import { addressRules } from './address-rules.ts';
import { apiRules } from './api-rules.ts';

/** CloudFront refuses a longer function. */
const sizeLimitBytes = 10 * 1024;

/**
 * CloudFront documents these features of its JavaScript runtime 2.0 beyond ES5; esbuild transforms or refuses all
 * others.
 */
const supported = {
  'const-and-let': true,
  arrow: true,
  'async-await': true,
  'template-literal': true,
  'rest-argument': true,
};

export const edgeFunctionNames = ['route-pages', 'mark-unknown', 'api-request'] as const;
export type EdgeFunctionName = (typeof edgeFunctionNames)[number];

const constants: Record<EdgeFunctionName, Record<string, unknown>> = {
  'route-pages': { rules: addressRules },
  'mark-unknown': { mark: { header: unknownMark.header } },
  'api-request': { rules: apiRules },
};

/** Imports the module of the key-value store. */
export const storeImport = "import cf from 'cloudfront';\n";

/** Bundles a file of infra/edge/functions into one text for CloudFront, with the contract's rules inserted. */
export function edgeCode(name: EdgeFunctionName): string {
  const source = readFileSync(new URL(`functions/${name}.ts`, import.meta.url), 'utf8');
  const { code } = transformSync(source, {
    loader: 'ts',
    target: 'es5',
    supported,
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(constants[name]).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  });
  const text = (name === 'route-pages' ? storeImport : '') + code.replaceAll(/^export /gm, '');
  const sizeBytes = Buffer.byteLength(text);
  if (sizeBytes > sizeLimitBytes)
    throw new Error(`The function ${name} has ${sizeBytes} bytes; CloudFront takes ${sizeLimitBytes}`);
  return text;
}
