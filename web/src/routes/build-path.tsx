import { BuildPathPage } from '../features/library/build-path-page.tsx';

export default BuildPathPage;
