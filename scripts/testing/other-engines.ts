import { motoFront } from '#scripts/proof/engines/moto-front.ts';

/** Servers that `npm run proof:engines` puts in the place of the embedded ones. */
export function otherEngines() {
  const { DYNAMODB_ENDPOINT, MOTO_ENDPOINT: endpoint, MOTO_DIFFERENCES: differences } = process.env;
  const hasMoto = endpoint !== undefined && differences !== undefined;
  return {
    dynamoDbEndpoint: DYNAMODB_ENDPOINT,
    front: hasMoto ? motoFront({ endpoint, differences }) : undefined,
  };
}
