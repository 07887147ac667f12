import { AboutPage } from '../features/site/about-page.tsx';

export default AboutPage;
