/** `npm run documents` writes the documents that are made from tables. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ensure-built.ts';
import { writeAsvs } from './asvs.ts';
import { writeSpecification } from './specification.ts';

const documents = { 'docs/ASVS.md': writeAsvs, 'docs/SPECIFICATION.md': writeSpecification };

for (const [path, write] of Object.entries(documents)) writeFileSync(join(root, path), write());
