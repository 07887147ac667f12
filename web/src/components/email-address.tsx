export interface EmailAddressProps {
  email: string;
  /** What closes its sentence, and stays with it. */
  end?: string;
}

/** On a new line where the rest of one is too short. Longer than a line, it breaks before its “@”, and within a part last. */
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
