export interface PreparedHtmlProps {
  html: string;
  className?: string;
}

/** HTML that the build made from our own Markdown; nothing that a user wrote ever comes here. */
export function PreparedHtml({ html, className }: PreparedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output, which allows no scripts or styles
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
