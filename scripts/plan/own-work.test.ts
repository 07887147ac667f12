/** What people sell decides, whatever else they were, have, are asked for or will not do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../build/ensure-built.ts';
import { someCustomer } from './known-people.ts';
import { mostOf } from './most-of.ts';
import { preparePlanner } from './plan-person.ts';

interface Case {
  skills: string;
  says: string;
  /** The name of what is sold, where it is not one of the catalogue's. */
  name?: string;
  /** The offer or the trade that leads, or "none" where nothing is planned. */
  leads?: string;
}

const now = new Date('2026-11-28T02:00:00Z');
const plan = preparePlanner();
const cases = parse(readFileSync(join(root, 'shared/plan/testing/own-work.yaml'), 'utf8')) as Case[];

it('leads with what people sell', () => {
  mostOf(
    cases,
    (one) => {
      const { choice } = plan(someCustomer(one.skills, one.says), now);
      const [first] = choice.offered;
      if (one.leads) expect(`${first?.id ?? choice.kind}/`).toContain(`${one.leads}/`);
      if (one.name) expect(first?.offer.name).toBe(one.name);
    },
    16,
  );
});
