interface EmailAddressProps {
  email: string;
  /** Punctuation after the address, which must stay on its line. */
  end?: string;
}

/**
 * Wraps as a whole where possible. An address longer than a line breaks before its “@” first, and inside a
 * part last.
 */
export function EmailAddress({ email, end }: EmailAddressProps) {
  const at = email.lastIndexOf('@');
  return (
    <span className="inline-block max-w-full wrap-anywhere">
      <strong className="font-semibold">
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </strong>
      {end}
    </span>
  );
}
