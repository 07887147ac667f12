/** Too long for its line, it breaks before its “@”, and within a part alone where that is longer than a line. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <strong className="font-semibold wrap-anywhere">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </strong>
  );
}
