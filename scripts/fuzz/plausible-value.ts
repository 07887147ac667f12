import type * as z from 'zod';
import type { Chance } from '../proof/stories/chance.ts';
import type { World } from './world.ts';

interface Wanted {
  chance: Chance;
  world: World;
  person: number;
  /** The field's name in the contract. */
  name: string;
  schema: z.core.JSONSchema.BaseSchema;
}

/**
 * A value for the field as in an honest request: by its name when the type does not show its meaning, for example an id
 * that was really issued, and otherwise by its type.
 */
export function plausibleValue({ chance, world, person, name, schema }: Wanted): unknown {
  const owner = world.people[chance.happens(0.7) ? person : chance.below(world.people.length)];
  const ids = owner?.ids;
  const named: Record<string, () => unknown> = {
    email: () => (chance.happens(0.3) ? owner?.email : `fuzz-${chance.hex(12)}@example.com`),
    password: () => world.password,
    newPassword: () => `a brisk ${chance.hex(8)} magpie`,
    currentPassword: () => (chance.happens(0.5) ? world.password : 'not the password at all'),
    full_name: () => 'Noor Ahmed',
    country: () => 'Australia',
    abn: () => '83 914 571 673',
    userId: () => owner?.userId,
    authToken: () => owner?.token,
    amount: () => chance.pick(['1000', '3850', '50', '500000', '10']),
    redirect: () => chance.pick(['/token/order', '/fund-us', '/token/order?ref=%2Fdashboard']),
    planType: () => chance.pick(['BASIC', 'PRO', 'ENTERPRISE']),
    personaSlug: () => 'side-hustle-starter',
    pathSlug: () => chance.pick(['weekend-reseller', 'first-paid-gig']),
    price: () => chance.pick(['199', '19', '0']),
    description: () => 'A waitlist, please',
    category: () => 'General',
    session_id: () => ids?.payment,
    sessionId: () => ids?.payment,
    pc_sid: () => ids?.planQuote,
    runId: () => ids?.run,
    fileId: () => ids?.run,
    cursor: () => chance.pick(['', 'AAAA', Buffer.from('{"pk":"x"}').toString('base64url')]),
  };
  const value = Object.hasOwn(named, name) ? named[name]?.() : undefined;
  return value ?? valueByType(chance, schema);
}

function valueByType(chance: Chance, schema: z.core.JSONSchema.BaseSchema): unknown {
  const options = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (options !== undefined) return chance.pick(options);
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (typeof first === 'object') return valueByType(chance, first);
  if (schema.type === 'integer' || schema.type === 'number') return chance.below(10);
  if (schema.type === 'boolean') return chance.happens(0.5);
  if (schema.type === 'array') return [];
  if (schema.type === 'object') return {};
  return `some text ${chance.hex(6)}`;
}
