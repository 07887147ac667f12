import { InvoicePage } from '../features/tokens/invoice-page.tsx';

export default InvoicePage;
