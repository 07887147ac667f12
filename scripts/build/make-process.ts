/** Makes the one thing it is told to and ends; whoever waits is told why it could not. */
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
    // Its words alone: what else a fault carries may be of a kind that cannot be sent.
    process.send?.(Object.assign(new Error(message), { stack }), () => process.exit(1));
  }
}

process.once('message', (order: Order) => void obey(order));
// Nobody waits any more.
process.once('disconnect', () => process.exit(1));
