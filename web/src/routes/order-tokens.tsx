import { OrderTokensPage } from '../features/tokens/order-tokens-page.tsx';

export default OrderTokensPage;
