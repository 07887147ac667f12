import { TermsPage } from '../features/site/terms-page.tsx';

export default TermsPage;
