import { escapeHtml } from '#web/app/head/escape-html.ts';

interface WholePage {
  title: string;
  /** CSS. */
  look: string;
  /** HTML. */
  body: string;
}

/** Whole in one file, so that it looks alike wherever it was saved: no script, no font, no picture to fetch. */
export const wholePage = ({ title, look, body }: WholePage): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${look}
</style>
</head>
<body>
${body}
</body>
</html>
`;
