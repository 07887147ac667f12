import * as z from 'zod';
import { type PathScope, pathText, requirePath } from './payload-template.ts';

/** One comparison of a value with a constant of the same type. */
export const choiceSchema = z
  .strictObject({
    Comment: z.string().optional(),
    Variable: pathText,
    StringEquals: z.string().optional(),
    BooleanEquals: z.boolean().optional(),
    Next: z.string().min(1),
  })
  .refine(
    ({ StringEquals, BooleanEquals }) => (StringEquals === undefined) !== (BooleanEquals === undefined),
    'needs exactly one of StringEquals and BooleanEquals',
  );

export type Choice = z.infer<typeof choiceSchema>;

export const holds = ({ Variable, StringEquals, BooleanEquals }: Choice, scope: PathScope): boolean =>
  requirePath('Variable', Variable, scope) === (StringEquals ?? BooleanEquals);
