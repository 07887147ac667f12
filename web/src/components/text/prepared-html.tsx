interface PreparedHtmlProps {
  html: string;
  className?: string;
}

/** Shows HTML that the build made from our own Markdown, never text from users. */
export function PreparedHtml({ html, className }: PreparedHtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own output, which allows no scripts or styles
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
