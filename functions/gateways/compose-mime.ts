interface MimeMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  attachment: { filename: string; contentType: string; bytes: Uint8Array };
}

/** A mail with an attachment as the bytes that SES sends. nodemailer is loaded with the first one. */
export async function composeMime({ attachment, ...mail }: MimeMail): Promise<Uint8Array> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const { bytes, ...named } = attachment;
  const composer = new MailComposer({
    ...mail,
    // Texts are kept as they are, however long a line of them is.
    textEncoding: 'base64',
    attachments: [{ ...named, content: Buffer.from(bytes) }],
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
