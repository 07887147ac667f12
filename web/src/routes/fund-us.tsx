import { FundUsPage } from '../features/contribution/fund-us-page.tsx';

export default FundUsPage;
