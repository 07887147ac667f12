import * as z from 'zod';

/** Every error has the same sentence under the three names that callers read. */
export const errorEnvelope = z.object({
  code: z.string(),
  global: z.string(),
  error: z.string(),
  message: z.string(),
  requestId: z.string(),
});

/** Reads any error, even if its sentence is under only one of the three names. */
export const spokenError = errorEnvelope
  .pick({ code: true, global: true, error: true, message: true })
  .partial();

export const acknowledged = z.object({ status: z.literal('ok'), global: z.string() });

export const answering = <S extends z.ZodType>(data: S) => z.object({ status: z.literal('ok'), data });

export const listing = <S extends z.ZodType>(item: S) =>
  answering(z.object({ data: z.array(item), next: z.string().optional() }));
