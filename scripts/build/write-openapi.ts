/** `npm run openapi` writes the document that /api/openapi.json serves to dist/openapi.json. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openApiDocument } from '#shared/contract/openapi.ts';
import { root } from './ensure-built.ts';

const file = join(root, 'dist/openapi.json');
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
console.log('Wrote dist/openapi.json');
