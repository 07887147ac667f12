import * as z from 'zod';

/** The tag that every mail carries and every report on it repeats. */
export const roundTag = 'mail-round';

const reportedMail = z.object({
  /** Every mail goes to one address. What it was forwarded to may stand among the recipients of the report. */
  destination: z.array(z.string()).min(1),
  tags: z.record(z.string(), z.array(z.string())).optional(),
});

/** What SES publishes of a mail's fate, as far as it is heeded. */
export const mailReport = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    mail: reportedMail,
    /** Permanent: the address does not exist. The others may pass: a full mailbox, a server that is away. */
    bounce: z.object({ bounceType: z.string() }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    mail: reportedMail,
    complaint: z.object({ complaintFeedbackType: z.nullish(z.string()) }),
  }),
]);
export type MailReport = z.output<typeof mailReport>;

/** How Lambda is called for what was published on a topic. */
export const snsCall = z.object({
  Records: z.array(z.object({ EventSource: z.literal('aws:sns'), Sns: z.object({ Message: z.string() }) })),
});
