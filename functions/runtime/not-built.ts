/** Stands behind every function a later release builds, so that calling one too early is seen at once. */
export const handler = async (): Promise<never> => {
  throw new Error('This function is not built yet');
};
