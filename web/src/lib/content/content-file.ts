import type * as z from 'zod';
import type { ContentFile } from './content-store.ts';

// The schemas and their library load only with content.
const schemas = () => import('#shared/contract/content-files.ts');
type Schemas = Awaited<ReturnType<typeof schemas>>;

export const fileAt = <T>(
  address: string | null,
  schemaIn: (schemas: Schemas) => z.ZodType<T>,
): ContentFile<T> => ({
  address,
  loadSchema: async () => schemaIn(await schemas()),
});
