import type * as z from 'zod';
import type { snsCall } from '#shared/contract/mail-report.ts';

/** How Lambda is called for a message on an SNS topic, as far as the product reads it. */
export const asPublished = (message: string) =>
  ({
    Records: [
      {
        EventSource: 'aws:sns',
        Sns: { Message: message },
      },
    ],
  }) as const satisfies z.input<typeof snsCall>;
