import * as z from 'zod';

/** Every mail carries this tag, and every report on it repeats it. */
export const roundTag = 'mail-round';

const reportedMail = z.object({
  /** Every mail goes to one address. If it was forwarded, the report's recipients may include the final address. */
  destination: z.array(z.string()).min(1),
  tags: z.record(z.string(), z.array(z.string())).optional(),
});

export const mailReport = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail: reportedMail,
    /**
     * Permanent means that the address does not exist. Other bounces may pass: a full mailbox, or an unavailable
     * server.
     */
    bounce: z.object({ bounceType: z.string() }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail: reportedMail,
    complaint: z.object({ complaintFeedbackType: z.nullish(z.string()) }),
  }),
]);
export type MailReport = z.output<typeof mailReport>;

export const snsCall = z.object({
  Records: z.array(z.object({ EventSource: z.literal('aws:sns'), Sns: z.object({ Message: z.string() }) })),
});
