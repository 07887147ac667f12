import { PathPage } from '../features/path/path-page.tsx';

export default PathPage;
