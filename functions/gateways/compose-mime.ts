interface MimeMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment: { filename: string; contentType: string; bytes: Uint8Array };
}

/** Builds a mail with an attachment as the bytes for SES. nodemailer is loaded with the first such mail. */
export async function composeMime({ attachment, ...mail }: MimeMail): Promise<Uint8Array> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { bytes, ...named } = attachment;
  const composer = new MailComposer({
    ...mail,
    // Base64 keeps texts unchanged, however long their lines are.
    textEncoding: 'base64',
    attachments: [{ ...named, content: Buffer.from(bytes) }],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
