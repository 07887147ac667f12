/**
 * Returns whether the text was copied. The clipboard needs a secure connection, and a browser may deny it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
