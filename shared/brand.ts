/** The product's working name. The provider's domain, sender and ABN belong to the stage. */
export const brand = 'Waymint';
