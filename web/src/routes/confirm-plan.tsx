import { ConfirmPlanPage } from '../features/plans/confirm-plan-page.tsx';

export default ConfirmPlanPage;
