interface SentMail {
  id: string;
  at: string;
  source: string;
  to: readonly string[];
  tags: Record<string, string[]>;
}

/** The addresses of SES's simulator, which bounce or complain; a label may follow a plus. */
const simulated = /^(bounce|ooto|complaint|suppressionlist)(\+[^@]*)?@simulator\.amazonses\.com$/i;

/** The report SES would publish about the mail, or undefined when it would publish none. */
export function simulatedReport({ id, at, source, to, tags }: SentMail): string | undefined {
  const recipient = to.find((address) => simulated.test(address));
  const [, fate] = simulated.exec(recipient ?? '') ?? [];
  if (recipient === undefined || fate === undefined) return undefined;
  const mail = { timestamp: at, messageId: id, source, destination: to, tags };
  const about = { timestamp: at, feedbackId: id };
  const who = [{ emailAddress: recipient }];
  if (fate.toLowerCase() === 'complaint') {
    const complaint = { ...about, complainedRecipients: who, complaintFeedbackType: 'abuse' };
    return JSON.stringify({ eventType: 'Complaint', mail, complaint });
  }
  const bounceType = fate.toLowerCase() === 'ooto' ? 'Transient' : 'Permanent';
  const bounce = { ...about, bouncedRecipients: who, bounceType, bounceSubType: 'General' };
  return JSON.stringify({ eventType: 'Bounce', mail, bounce });
}
