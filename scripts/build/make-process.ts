/** Makes the one part it is told to and ends. The waiting process gets the reason of a failure. */
import type { Order } from './make-apart.ts';

async function make(order: Order): Promise<void> {
  const { outputFolder } = order;
  switch (order.name) {
    case 'catalogue':
      return (await import('./catalogue.ts')).writeCatalogue(outputFolder);
    case 'lambda':
      return (await import('./functions.ts')).buildFunctions(outputFolder, order.catalogueFolder);
    case 'samples':
      return (await import('../content/samples/publish-samples.ts')).writeSamples(outputFolder);
    case 'pages': {
      const [{ buildSite }, { addressToCome }] = await Promise.all([
        import('./site.ts'),
        import('./stamp-site.ts'),
      ]);
      const { provider, samplesFolder } = order;
      return buildSite({ outputFolder, siteUrl: addressToCome, provider, samplesFolder });
    }
    case 'site':
      return (await import('./stamp-site.ts')).stampSite(order.built, outputFolder, order.stamp);
  }
}

async function obey(order: Order): Promise<void> {
  try {
    await make(order);
    process.exit();
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    // Only the message and stack are sent, because other properties may not be transferable.
    process.send?.(Object.assign(new Error(message), { stack }), () => process.exit(1));
  }
}

process.once('message', (order: Order) => void obey(order));
// The waiting process is gone.
process.once('disconnect', () => process.exit(1));
