/** Whether it lies in the clipboard now. Without a secure connection there is none, and a browser may be told not to. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
