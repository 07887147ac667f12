import { PlansPage } from '../features/plans/plans-page.tsx';

export default PlansPage;
