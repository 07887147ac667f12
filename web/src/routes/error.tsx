import { ErrorPage } from '../features/site/error-page.tsx';

export default ErrorPage;
