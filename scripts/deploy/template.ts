import * as z from 'zod';

/** The parts of a CloudFormation template that are compared. */
export const template = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.record(z.string(), z.unknown()).optional(),
      DeletionPolicy: z.string().optional(),
    }),
  ),
  Outputs: z.record(z.string(), z.object({ Export: z.object({ Name: z.string() }).optional() })).optional(),
});
export type Template = z.output<typeof template>;
