import type * as z from 'zod';
import type { snsCall } from '#shared/contract/mail-report.ts';

/** The event that Lambda gets for a message on an SNS topic, with the fields the product reads. */
export const asPublished = (message: string) =>
  ({
    Records: [
      {
        EventSource: 'aws:sns',
        Sns: { Message: message },
      },
    ],
  }) as const satisfies z.input<typeof snsCall>;
