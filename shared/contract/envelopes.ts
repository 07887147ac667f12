import * as z from 'zod';

/** Every error, whatever its status: the same sentence under the three names callers read. */
export const errorEnvelope = z.object({
  code: z.string(),
  global: z.string(),
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
});

/** What a caller reads of any error: its sentence may stand under one of the three names alone. */
export const spokenError = errorEnvelope
  .pick({ code: true, global: true, error: true, message: true })
  .partial();

export const acknowledged = z.object({ status: z.literal('ok'), global: z.string() });

export const answering = <S extends z.ZodType>(data: S) => z.object({ status: z.literal('ok'), data });

export const listing = <S extends z.ZodType>(item: S) =>
  answering(z.object({ data: z.array(item), next: z.string().optional() }));
